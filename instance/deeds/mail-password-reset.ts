import type { Instance } from '#instance/context.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { makeMailLink } from '#instance/store/mail-links.ts';
import { sendMail } from './send-mail.ts';

const day = 86_400_000;

/** The moment since which links to set a password still count. */
export function resetSince(instance: Instance): number {
  return instance.now() - day;
}

/** The address where a member sets a new password; any older one ends. */
export function passwordResetLink(
  instance: Instance,
  account: AccountRow,
  origin: string,
): { readonly link: string; readonly token: string } {
  const token = makeMailLink(instance.database, {
    accountId: account.id,
    purpose: 'reset',
    createdAt: instance.now(),
  });
  return { link: `${origin}/api/v1/pleroma/password_reset/${token}`, token };
}

export async function mailPasswordReset(
  instance: Instance,
  account: AccountRow,
  origin: string,
): Promise<void> {
  if (account.email === null) return;
  const { link } = passwordResetLink(instance, account, origin);
  await sendMail(instance, account.email, {
    subject: `${instance.config.name}: a new password`,
    text: `Hello ${account.username},\n\nsomebody asked for a new password at ${instance.config.name}. If it was you, set it here within a day:\n\n${link}\n\nIf it was not you, do nothing; the old one stays.\n`,
  });
}
