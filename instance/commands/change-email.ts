import type { Instance } from '#context.ts';
import { msg } from '#i18n/message.ts';
import { isEmailAddress } from '#rules/registration.ts';
import { accountByEmail, updateAccount } from '#store/accounts.ts';
import { clearMailLinks, createMailLink } from '#store/mail-links.ts';
import type { AccountRow } from '#store/rows.ts';
import { sendLinkMail } from './send-mail.ts';

/** Returns the error for an invalid address, worded like Akkoma's. */
export function validateEmail(
  instance: Instance,
  member: AccountRow,
  email: string,
): string | undefined {
  if (email === '') return undefined;
  if (!isEmailAddress(email)) return 'Email has invalid format.';
  const holder = accountByEmail(instance.database, email);
  return holder && holder.id !== member.id ? 'Email has already been taken.' : undefined;
}

/** Changes the address and invalidates all mailed links. */
export function setEmail(instance: Instance, accountId: string, email: string): void {
  const { database } = instance;
  database.transaction(() => {
    updateAccount(database, accountId, { email: email === '' ? null : email });
    clearMailLinks(database, accountId);
  });
}

/** Changes the address; where confirmation is required, only after the link was followed. */
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
  const secret = createMailLink(database, {
    accountId: member.id,
    purpose: 'change-email',
    detail: email,
    createdAt: instance.now(),
  });
  await sendLinkMail(
    { instance, member, to: email },
    {
      subject: msg`Confirm your email address`,
      request: msg`Open this link to receive emails from {instance} at this address:`,
      link: `${origin}/api/account/change_email/${secret}`,
    },
  );
}
