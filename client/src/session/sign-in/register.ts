import { createTransport } from '#api/transport.ts';
import type { BodyValues } from '@rookery/contract/call.ts';
import { registerAccount } from '@rookery/contract/calls/sign-up.ts';
import type { SessionEnvironment } from '../session.ts';
import { isClientKnown, registerClient } from './oauth-client.ts';
import type { SignInStorage } from './sign-in-storage.ts';

export type RegistrationBody = BodyValues<typeof registerAccount>;

/** Outcome of an accepted registration. */
export type RegistrationOutcome =
  | { readonly kind: 'token'; readonly accessToken: string }
  | { readonly kind: 'awaitingApproval' }
  | { readonly kind: 'missingConfirmedEmail' }
  | { readonly kind: 'unknown' };

/**
 * Returns the client's own token, which identifies it in a registration (R-AUTH-021).
 *
 * @throws `ApiError`
 */
async function applicationToken(
  environment: SessionEnvironment,
  storage: SignInStorage,
): Promise<string> {
  const call = createTransport({ ...environment, token: () => undefined });
  const known = storage.oauth.read()?.client;
  const isGood = known !== undefined && (await isClientKnown(call, known, storage));
  if (!isGood)
    await isClientKnown(call, await registerClient(call, environment.origin, storage), storage);
  return storage.oauth.read()?.client?.appToken ?? '';
}

/**
 * Registers an account.
 *
 * @throws `ApiError` with the server's messages on rejection
 */
export async function register(
  environment: SessionEnvironment,
  storage: SignInStorage,
  body: RegistrationBody,
): Promise<RegistrationOutcome> {
  const token = await applicationToken(environment, storage);
  const call = createTransport({ ...environment, token: () => token });
  const { value } = await call(registerAccount, { body });
  if (value.me !== undefined && value.access_token !== undefined) {
    return { kind: 'token', accessToken: value.access_token };
  }
  if (value.identifier === 'awaiting_approval') return { kind: 'awaitingApproval' };
  if (value.identifier === 'missing_confirmed_email') return { kind: 'missingConfirmedEmail' };
  environment.log('unknown registration response', {
    identifier: value.identifier,
  });
  return { kind: 'unknown' };
}
