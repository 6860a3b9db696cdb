import type { Instance } from '#context.ts';
import { type MemberTextKey, memberTextsFor } from '#mail/member-texts.ts';
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

/** Mails a link to an address of a member, in the language that the member has chosen. */
export async function sendLinkMail(
  { instance, member, to }: { instance: Instance; member: AccountRow; to: string | null },
  mail: { subject: MemberTextKey; request: MemberTextKey; link: string },
): Promise<void> {
  const { name } = instance.config;
  const { text } = memberTextsFor(member);
  const parts = [
    text('hello', { name: member.username }),
    text(mail.request, { instance: name }),
    mail.link,
    text('notYou'),
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
      subject: 'confirmSubject',
      request: 'confirm',
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
    { subject: 'resetSubject', request: 'reset', link },
  );
}
