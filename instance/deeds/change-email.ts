import type { Instance } from '#instance/context.ts';
import { isEmailAddress } from '#instance/rules/email-address.ts';
import { accountByEmail, updateAccount } from '#instance/store/accounts.ts';
import { clearMailLinks, makeMailLink } from '#instance/store/mail-links.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { sendMail } from './send-mail.ts';

/** What is wrong with a new address, in the real server's words. */
export function emailTrouble(
  instance: Instance,
  member: AccountRow,
  email: string,
): string | undefined {
  if (email === '') return undefined;
  if (!isEmailAddress(email)) return 'Email has invalid format.';
  const holder = accountByEmail(instance.database, email);
  return holder && holder.id !== member.id ? 'Email has already been taken.' : undefined;
}

/** What was mailed to the old address holds no longer. */
export function setEmail(instance: Instance, accountId: string, email: string): void {
  const { database } = instance;
  database.transaction(() => {
    updateAccount(database, accountId, { email: email === '' ? null : email });
    for (const purpose of ['reset', 'change-email', 'confirm'] as const)
      clearMailLinks(database, accountId, purpose);
  });
}

/** Where addresses are confirmed, a new one counts once its link was followed. */
export async function changeEmail(
  instance: Instance,
  member: AccountRow,
  email: string,
  origin: string,
): Promise<void> {
  const { config, database } = instance;
  if (!config.registration.confirmation || email === '') {
    setEmail(instance, member.id, email);
    return;
  }
  const secret = makeMailLink(database, {
    accountId: member.id,
    purpose: 'change-email',
    detail: email,
    createdAt: instance.now(),
  });
  await sendMail(instance, email, {
    subject: `${config.name}: confirm your new address`,
    text: `Hello ${member.username},\n\nfollow this link, and mails from ${config.name} will come here from then on:\n\n${origin}/api/account/change_email/${secret}\n\nIf you did not ask for this, do nothing.\n`,
  });
}
