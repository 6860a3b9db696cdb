import type { Instance } from '#context.ts';
import { textsForMail } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { AccountRow } from '#store/rows.ts';
import { createMailLink } from '#store/mail-links.ts';
import { createPasswordResetLink } from './password-reset-link.ts';

/** Sends a mail; does nothing for members without an address. */
export async function sendMail(
  instance: Instance,
  to: string | null,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  if (!to) return;
  await instance.mail.put({ ...mail, to, sentAt: instance.now() });
}

/**
 * Mails a link to an address of a member, in the language that the member has chosen.
 *
 * @param mail.subject a text of `msg`
 * @param mail.request a text of `msg` with the placeholder `instance`
 */
export async function sendLinkMail(
  { instance, member, to }: { instance: Instance; member: AccountRow; to: string | null },
  mail: { readonly subject: string; readonly request: string; readonly link: string },
): Promise<void> {
  const { name } = instance.config;
  const { text } = textsForMail(member);
  const parts = [
    text(msg`Hello {name},`, { name: member.username }),
    text(mail.request, { instance: name }),
    mail.link,
    text(msg`If it wasn’t you, ignore this email.`),
  ];
  await sendMail(instance, to, {
    subject: `${name}: ${text(mail.subject)}`,
    text: `${parts.join('\n\n')}\n`,
  });
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
  await sendLinkMail(
    { instance, member: account, to: account.email },
    {
      subject: msg`Confirm your email address`,
      request: msg`Someone signed up at {instance} with this email address. If it was you, open this link:`,
      link: `${origin}/api/account/confirm_email/${account.id}/${secret}`,
    },
  );
}

export async function sendPasswordResetMail(
  instance: Instance,
  account: AccountRow,
  origin: string,
): Promise<void> {
  if (account.email === null) return;
  const { link } = createPasswordResetLink(instance, account, origin);
  await sendLinkMail(
    { instance, member: account, to: account.email },
    {
      subject: msg`Set a new password`,
      request: msg`Someone asked for a new password at {instance}. If it was you, open this link within a day:`,
      link,
    },
  );
}
