import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { createApplication } from '@rookery/contract/calls/applications.ts';
import { requestToken } from '@rookery/contract/calls/oauth.ts';
import type { Session } from '../session.ts';
import {
  isUsable,
  redirectUri,
  registrationOf,
  storedRegistration,
  type Registration,
  type StoredAt,
} from './registered-client.ts';
import { hasStaffScopes, scopeSets, wantedScopes, type SignInPurpose } from './scopes.ts';
import { isScopeRefusal } from './sign-in-refusals.ts';
import { signInServer } from './sign-in-server.ts';
import type { Grant, OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** Converts a token response into a grant. */
export function grantOf(response: {
  readonly access_token: string;
  readonly id?: number;
  readonly scope?: string;
}): Grant {
  return { accessToken: response.access_token, tokenId: response.id, scope: response.scope };
}

/** Where and with what an application is registered. */
export interface ClientOptions extends StoredAt {
  /** A visitor's call. */
  readonly call: MakeCall;
}

/** Resolves to the options of a session, once it is known how the server signs in. */
export async function clientOptions(
  session: Session,
  storage: SignInStorage,
): Promise<ClientOptions> {
  const { call, origin } = session;
  return { call, origin, storage, server: await session.part(signInServer).load() };
}

/** Returns the scopes to request, from what is known of the server and of earlier refusals. */
function neededScopes(options: StoredAt, purpose: SignInPurpose): readonly string[] {
  const refused = storedRegistration(options)?.refused;
  return wantedScopes(purpose, options.server.metadata?.scopes_supported, refused);
}

/**
 * Whether the screens of the staff need a sign-in of their own, because the server has separate
 * scopes for them and the token none of these.
 */
export function needsStaffSignIn(options: StoredAt, granted: string | undefined): boolean {
  const isSeparate = neededScopes(options, 'staff').length > neededScopes(options, 'member').length;
  return isSeparate && !hasStaffScopes(granted);
}

/** Returns the stored application if it can still be used for this purpose. */
export function findClient(
  options: ClientOptions,
  purpose: SignInPurpose = 'member',
): OAuthClient | undefined {
  const client = options.storage.oauth.read()?.client;
  const known = storedRegistration(options);
  const needed = {
    scopes: neededScopes(options, purpose),
    redirectUri: redirectUri(options.origin),
    host: options.server.host,
    issuer: options.server.metadata?.issuer,
    now: Date.now(),
  };
  return known && isUsable(known, needed) ? client : undefined;
}

/** Returns the scopes to request with an application, separated by spaces. */
export function requestedScopes(
  options: ClientOptions,
  client: OAuthClient,
  purpose: SignInPurpose = 'member',
): string {
  const { scopes } = registrationOf(client, redirectUri(options.origin));
  return neededScopes(options, purpose)
    .filter((scope) => scopes.includes(scope))
    .join(' ');
}

/**
 * Registers this client and stores the result. Where the server refuses scopes, tries fewer, and
 * remembers which were accepted.
 *
 * @throws `ApiError`
 */
export async function registerClient(
  options: ClientOptions,
  purpose: SignInPurpose = 'member',
): Promise<OAuthClient> {
  const { call, origin, storage, server } = options;
  const needed = neededScopes(options, purpose);
  /* Fewer scopes are of no use to staff. */
  const sets = purpose === 'staff' ? [needed] : scopeSets(needed);
  const earlier = storedRegistration(options)?.refused ?? [];
  for (const [at, scopes] of sets.entries()) {
    try {
      const { value } = await call(createApplication, {
        body: {
          client_name: 'Rookery',
          redirect_uris: redirectUri(origin),
          scopes: scopes.join(' '),
          website: origin,
        },
      });
      const expiry = value.client_secret_expires_at ?? 0;
      const registration = omitUndefined<Registration>({
        scopes: [...scopes],
        refused: [...earlier, ...needed.filter((scope) => !scopes.includes(scope))],
        redirectUri: redirectUri(origin),
        expiresAt: expiry > 0 ? expiry * 1000 : undefined,
        host: server.host,
        issuer: server.metadata?.issuer,
        hasOwnPage: storedRegistration(options)?.hasOwnPage,
      });
      const client = {
        clientId: value.client_id,
        clientSecret: value.client_secret,
        registration,
      };
      storage.oauth.write({ ...storage.oauth.read(), client });
      return client;
    } catch (error) {
      if (at === sets.length - 1 || !isScopeRefusal(error)) throw error;
    }
  }
  throw new ApiError('invalid');
}

/**
 * Whether the server still knows a registered client. A server that was set up again does not, and
 * then responds to a correct password as to a wrong one. Stores the token of the response.
 */
export async function isClientKnown(options: ClientOptions, client: OAuthClient): Promise<boolean> {
  const { call, storage } = options;
  try {
    const { value } = await call(requestToken, {
      body: {
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        scope: requestedScopes(options, client),
      },
    });
    storage.oauth.write({
      ...storage.oauth.read(),
      client: { ...client, appToken: value.access_token },
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'offline' && error.kind !== 'timeout') {
      return false;
    }
    throw error;
  }
}

/** Resolves to an application that the server knows, registered if necessary. */
export async function ensureClient(
  options: ClientOptions,
  purpose: SignInPurpose = 'member',
): Promise<OAuthClient> {
  const known = findClient(options, purpose);
  return known && (await isClientKnown(options, known)) ? known : registerClient(options, purpose);
}

/** Remembers that the server refused the password grant. */
export function rememberOwnPage({ origin, storage }: ClientOptions): void {
  const stored = storage.oauth.read();
  if (!stored?.client) return;
  const registration = registrationOf(stored.client, redirectUri(origin));
  const client = { ...stored.client, registration: { ...registration, hasOwnPage: true } };
  storage.oauth.write({ ...stored, client });
}
