import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { createTransport, type MakeCall } from '#api/transport.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { requestToken } from '@rookery/contract/calls/oauth.ts';
import { grantOf, isClientKnown, registerClient, scopes } from './oauth-client.ts';
import type { SessionEnvironment } from '../session.ts';
import type { Grant, OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** Outcome of a sign-in. The interface writes the error messages. */
export type SignInOutcome =
  | ({ readonly kind: 'token' } & Readonly<Grant>)
  | { readonly kind: 'wrongPassword' }
  /** `mfaToken` proves the first factor for a few minutes. */
  | { readonly kind: 'mfaRequired'; readonly mfaToken: string }
  | { readonly kind: 'passwordResetRequired' }
  | { readonly kind: 'offline' }
  /** `message` is the server's message; may be empty. */
  | { readonly kind: 'failed'; readonly error: ApiError };

interface Credentials {
  readonly username: string;
  readonly password: string;
}

async function passwordGrant(
  call: MakeCall,
  client: OAuthClient,
  { username, password }: Credentials,
): Promise<Grant> {
  const { value } = await call(requestToken, {
    body: {
      grant_type: 'password',
      client_id: client.clientId,
      client_secret: client.clientSecret,
      username,
      password,
      scope: scopes,
    },
  });
  return grantOf(value);
}

/** Akkoma answers a wrong password with 400, other servers with 401: both count. */
function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  return error.status === 400 && /invalid credentials/i.test(error.message);
}

const mfaResponse = v.object({ mfa_token: v.string() });

function mfaTokenOf({ body }: ApiError): string {
  const demand = v.safeParse(mfaResponse, body);
  return demand.success ? demand.output.mfa_token : '';
}

/**
 * Returns the account id of a token.
 *
 * @throws `ApiError`
 */
export async function fetchAccountId(
  environment: SessionEnvironment,
  accessToken: string,
): Promise<string> {
  const call = createTransport({ ...environment, token: () => accessToken });
  return (await call(verifyCredentials, {})).value.id;
}

/**
 * Converts an error of a sign-in call into an outcome.
 *
 * @throws the error if it is no `ApiError`
 */
export function toSignInOutcome(error: unknown): SignInOutcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.message === 'mfa_required') return { kind: 'mfaRequired', mfaToken: mfaTokenOf(error) };
  if (error.identifier === 'password_reset_required') return { kind: 'passwordResetRequired' };
  if (isWrongPassword(error)) return { kind: 'wrongPassword' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { kind: 'offline' };
  return { kind: 'failed', error };
}

/** Signs in with a password. `call` is a visitor's. */
export async function signInByPassword(
  call: MakeCall,
  origin: string,
  storage: SignInStorage,
  credentials: Credentials,
): Promise<SignInOutcome> {
  try {
    const known = storage.oauth.read()?.client;
    const client = known ?? (await registerClient(call, origin, storage));
    try {
      return { kind: 'token', ...(await passwordGrant(call, client, credentials)) };
    } catch (error) {
      if (!known || !isWrongPassword(error) || (await isClientKnown(call, known, storage)))
        throw error;
      const fresh = await registerClient(call, origin, storage);
      return { kind: 'token', ...(await passwordGrant(call, fresh, credentials)) };
    }
  } catch (error) {
    return toSignInOutcome(error);
  }
}
