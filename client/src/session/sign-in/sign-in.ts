import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { createTransport } from '#api/transport.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { requestToken } from '@rookery/contract/calls/oauth.ts';
import {
  loadOAuthClientOptions,
  findUsableOAuthClient,
  toGrant,
  isOAuthClientKnown,
  registerOAuthClient,
  savePasswordRefusal,
  requestedScopes,
  type OAuthClientOptions,
} from './oauth-client.ts';
import type { Session, SessionEnvironment } from '../session.ts';
import { isPasswordGrantRefused } from './sign-in-refusals.ts';
import { serverHost } from './server-host.ts';
import type { Grant, MemberToken, OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** Outcome of a sign-in. */
export type SignInOutcome =
  | ({ readonly kind: 'token' } & Readonly<Grant>)
  | { readonly kind: 'wrongPassword' }
  /** `mfaToken` proves the first factor for a few minutes. */
  | { readonly kind: 'mfaRequired'; readonly mfaToken: string }
  | { readonly kind: 'passwordResetRequired' }
  /** The server accepts no passwords from clients, so people sign in on the server's page. */
  | { readonly kind: 'ownPageRequired' }
  | { readonly kind: 'offline' }
  /** `error.message` is the server's message, which may be empty. */
  | { readonly kind: 'failed'; readonly error: ApiError };

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Requests a token by name and password. @throws `ApiError` */
async function requestPasswordGrant(
  options: OAuthClientOptions,
  client: OAuthClient,
  { username, password }: Credentials,
): Promise<Grant> {
  const { value } = await options.call(requestToken, {
    body: {
      grant_type: 'password',
      client_id: client.clientId,
      client_secret: client.clientSecret,
      username,
      password,
      scope: requestedScopes(options, client),
    },
  });
  return toGrant(value);
}

/** Returns whether an error means a wrong password: 400 on Akkoma and Mastodon, else 401. */
function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  return error.status === 400 && /invalid credentials|^invalid_grant$/i.test(error.message);
}

const mfaResponse = v.object({ mfa_token: v.string() });

function mfaTokenOf({ body }: ApiError): string {
  const demand = v.safeParse(mfaResponse, body);
  return demand.success ? demand.output.mfa_token : '';
}

/**
 * Returns the token to store after a sign-in, together with its account, which is requested, and
 * its server.
 *
 * @throws `ApiError`
 */
export async function addAccountToToken(
  environment: SessionEnvironment,
  { instance }: Session,
  { accessToken, tokenId, scope }: Grant,
): Promise<MemberToken> {
  const call = createTransport({ ...environment, token: () => accessToken });
  const { value } = await call(verifyCredentials, {});
  const host = serverHost(instance.getState().info.document);
  return { accessToken, tokenId, accountId: value.id, scope, host };
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

/** Signs in with a password, if the server accepts it from clients. */
export async function signInByPassword(
  session: Session,
  storage: SignInStorage,
  credentials: Credentials,
): Promise<SignInOutcome> {
  const options = await loadOAuthClientOptions(session, storage);
  try {
    const known = findUsableOAuthClient(options);
    const client = known ?? (await registerOAuthClient(options));
    try {
      return { kind: 'token', ...(await requestPasswordGrant(options, client, credentials)) };
    } catch (error) {
      /* Servers respond as to a wrong password if they no longer know the registered client. */
      if (!known || !isWrongPassword(error) || (await isOAuthClientKnown(options, known)))
        throw error;
      const fresh = await registerOAuthClient(options);
      return { kind: 'token', ...(await requestPasswordGrant(options, fresh, credentials)) };
    }
  } catch (error) {
    if (!isPasswordGrantRefused(error)) return toSignInOutcome(error);
    savePasswordRefusal(options);
    return { kind: 'ownPageRequired' };
  }
}
