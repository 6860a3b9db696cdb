import { createTransport } from '#api/transport.ts';
import { resendConfirmationByToken } from '@rookery/contract/calls/mastodon/emails.ts';
import { resendConfirmation } from '@rookery/contract/calls/sign-up.ts';
import type { SessionEnvironment, SessionPart } from '../session.ts';

/** An account that was created in this tab and whose email address is not confirmed yet. */
export interface PendingSignUp {
  /** The address to which the server sent the link. */
  readonly email: string;
  /** The token of the account, which is valid once the address is confirmed (Mastodon). */
  readonly accessToken: string | undefined;
}

/** The account that was created last; it is forgotten when the page is left. */
export const pendingSignUp: SessionPart<{ current: PendingSignUp | undefined }> = {
  name: 'pendingSignUp',
  create: () => ({ current: undefined }),
};

/**
 * Sends the confirmation link again, by the call that the server has.
 *
 * @throws `ApiError`
 */
export async function resendConfirmationLink(
  environment: SessionEnvironment,
  { accessToken, email }: PendingSignUp,
): Promise<void> {
  const call = createTransport({ ...environment, token: () => accessToken });
  if (accessToken === undefined) await call(resendConfirmation, { query: { email } });
  else await call(resendConfirmationByToken, { body: {} });
}
