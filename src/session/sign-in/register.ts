import { createTransport } from '#api/transport.ts';
import type { BodyValues } from '#contract/call.ts';
import { registerAccount } from '#contract/calls/sign-up.ts';
import type { SessionWorld } from '../session.ts';
import { isClientKnown, registerClient } from './oauth-client.ts';
import type { SignInStorage } from './stored-sign-in.ts';

export type RegistrationBody = BodyValues<typeof registerAccount>;

/** What becomes of a sign-up that the server took. */
export type RegistrationOutcome =
  | { readonly kind: 'token'; readonly accessToken: string }
  | { readonly kind: 'awaitingApproval' }
  | { readonly kind: 'missingConfirmedEmail' }
  | { readonly kind: 'unknown' };

/** The client's own token, by which the server knows who brings a new member (R-AUTH-021). Throws `ApiError`. */
async function applicationToken(world: SessionWorld, storage: SignInStorage): Promise<string> {
  const call = createTransport({ ...world, token: () => undefined });
  const known = storage.oauth.read()?.client;
  const isGood = known !== undefined && (await isClientKnown(call, known, storage));
  if (!isGood)
    await isClientKnown(call, await registerClient(call, world.origin, storage), storage);
  return storage.oauth.read()?.client?.appToken ?? '';
}

/** Signs somebody up. Throws `ApiError` with the server's sentences where it refuses. */
export async function register(
  world: SessionWorld,
  storage: SignInStorage,
  body: RegistrationBody,
): Promise<RegistrationOutcome> {
  const token = await applicationToken(world, storage);
  const call = createTransport({ ...world, token: () => token });
  const { value } = await call(registerAccount, { body });
  if (value.me !== undefined && value.access_token !== undefined) {
    return { kind: 'token', accessToken: value.access_token };
  }
  if (value.identifier === 'awaiting_approval') return { kind: 'awaitingApproval' };
  if (value.identifier === 'missing_confirmed_email') return { kind: 'missingConfirmedEmail' };
  world.log('a sign-up was answered in a way that is not known', { identifier: value.identifier });
  return { kind: 'unknown' };
}
