import type { Instance } from '#context.ts';
import type { AccountRow } from '#store/rows.ts';
import { createMailLink } from '#store/mail-links.ts';

/** Sends a mail; does nothing for members without an address. */
export async function sendMail(
  instance: Instance,
  to: string | null,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  if (!to) return;
  await instance.mail.put({ ...mail, to, sentAt: instance.now() });
}

/** Mails a member the link that confirms the address. */
export async function sendConfirmationMail(
  instance: Instance,
  account: AccountRow,
  origin: string,
): Promise<void> {
  const secret = createMailLink(instance.database, {
    accountId: account.id,
    purpose: 'confirm',
    createdAt: instance.now(),
  });
  await sendMail(instance, account.email, {
    subject: `${instance.config.name}: confirm your address`,
    text: `Hello ${account.username},\n\nsomebody signed up at ${instance.config.name} with this address. If it was you, follow this link and then sign in:\n\n${origin}/api/account/confirm_email/${account.id}/${secret}\n\nIf it was not you, do nothing.\n`,
  });
}

const day = 86_400_000;

/** Returns the time after which password reset links are still valid. */
export function oldestValidResetTime(instance: Instance): number {
  return instance.now() - day;
}

/** Creates a password reset link; invalidates older ones. */
export function createPasswordResetLink(
  instance: Instance,
  account: AccountRow,
  origin: string,
): { readonly link: string; readonly token: string } {
  const token = createMailLink(instance.database, {
    accountId: account.id,
    purpose: 'reset',
    createdAt: instance.now(),
  });
  return { link: `${origin}/api/v1/pleroma/password_reset/${token}`, token };
}

export async function sendPasswordResetMail(
  instance: Instance,
  account: AccountRow,
  origin: string,
): Promise<void> {
  if (account.email === null) return;
  const { link } = createPasswordResetLink(instance, account, origin);
  await sendMail(instance, account.email, {
    subject: `${instance.config.name}: a new password`,
    text: `Hello ${account.username},\n\nsomebody asked for a new password at ${instance.config.name}. If it was you, set it here within a day:\n\n${link}\n\nIf it was not you, do nothing; the old one stays.\n`,
  });
}
