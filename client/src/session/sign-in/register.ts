import { createTransport } from '#api/transport.ts';
import type { BodyValues } from '@rookery/contract/call.ts';
import { registerAccount } from '@rookery/contract/calls/sign-up.ts';
import type { SessionEnvironment } from '../session.ts';
import {
  findUsableOAuthClient,
  isOAuthClientKnown,
  registerOAuthClient,
  type OAuthClientOptions,
} from './oauth-client.ts';
import type { SignInServer } from './sign-in-server.ts';
import type { SignInStorage } from './sign-in-storage.ts';

export type RegistrationRequestBody = BodyValues<typeof registerAccount>;

/** Outcome of an accepted registration. */
export type RegistrationOutcome =
  | { readonly kind: 'token'; readonly accessToken: string }
  | { readonly kind: 'awaitingApproval' }
  /** `accessToken` is valid once the address is confirmed; only Mastodon and GoToSocial send it. */
  | { readonly kind: 'missingConfirmedEmail'; readonly accessToken?: string }
  | { readonly kind: 'unknown' };

/**
 * Returns the client's own token, which identifies it in a registration (R-AUTH-021).
 *
 * @throws `ApiError`
 */
async function applicationToken(options: OAuthClientOptions): Promise<string> {
  const known = findUsableOAuthClient(options);
  const isGood = known !== undefined && (await isOAuthClientKnown(options, known));
  if (!isGood) await isOAuthClientKnown(options, await registerOAuthClient(options));
  return options.storage.oauth.read()?.client?.appToken ?? '';
}

/**
 * Registers an account.
 *
 * @throws `ApiError` with the server's messages on rejection
 */
export async function register(
  environment: SessionEnvironment,
  storage: SignInStorage,
  server: SignInServer,
  body: RegistrationRequestBody,
): Promise<RegistrationOutcome> {
  const visitorCall = createTransport({ ...environment, token: () => undefined });
  const { origin } = environment;
  const token = await applicationToken({ call: visitorCall, origin, storage, server });
  const call = createTransport({ ...environment, token: () => token });
  const { value } = await call(registerAccount, { body });
  if (value.me !== undefined && value.access_token !== undefined) {
    return { kind: 'token', accessToken: value.access_token };
  }
  /* The responses of Mastodon and GoToSocial do not contain the account of the token, and the
     token is refused until the email address is confirmed. */
  if (value.access_token !== undefined)
    return { kind: 'missingConfirmedEmail', accessToken: value.access_token };
  if (value.identifier === 'awaiting_approval') return { kind: 'awaitingApproval' };
  if (value.identifier === 'missing_confirmed_email') return { kind: 'missingConfirmedEmail' };
  environment.log('unknown registration response', {
    identifier: value.identifier,
  });
  return { kind: 'unknown' };
}
