import type { Instance } from '#instance/context.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { createMailLink } from '#instance/store/mail-links.ts';
import { sendMail } from './send-mail.ts';

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
