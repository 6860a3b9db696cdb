import { msg } from '#i18n/message.ts';

/** Messages by the identifier of a sign-in error. */
const messages: ReadonlyMap<string, string> = new Map([
  ['account_is_disabled', msg`This account is disabled.`],
  ['password_reset_required', msg`Reset your password before you log in.`],
  ['awaiting_approval', msg`Your account is waiting for approval.`],
  [
    'missing_confirmed_email',
    msg`Confirm your email address first. The link is in the email that you received.`,
  ],
]);

/** Returns the message for a member who may not sign in, by the identifier of the error. */
export function accountStateText(identifier: string): string {
  return messages.get(identifier) ?? msg`You can’t log in to this account.`;
}
