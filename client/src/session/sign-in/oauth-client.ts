import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { createApplication } from '@rookery/contract/calls/applications.ts';
import { requestToken } from '@rookery/contract/calls/oauth.ts';
import type { Session } from '../session.ts';
import {
  isClientRegistrationUsable,
  redirectUriOf,
  readClientRegistration,
  readStoredClientRegistration,
  type ClientRegistration,
  type StoredClientOptions,
} from './registered-client.ts';
import { hasStaffScopes, scopeSetsToTry, wantedScopes, type SignInPurpose } from './scopes.ts';
import { isScopeRefusal } from './sign-in-refusals.ts';
import { signInServer } from './sign-in-server.ts';
import type { Grant, OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** Converts a token response into a grant. */
export function toGrant(response: {
  readonly access_token: string;
  readonly id?: number;
  readonly scope?: string;
}): Grant {
  return { accessToken: response.access_token, tokenId: response.id, scope: response.scope };
}

/**
 * The arguments of the functions that register this client as an application or read the stored
 * registration.
 */
export interface OAuthClientOptions extends StoredClientOptions {
  /** Makes a call without a token. */
  readonly call: MakeCall;
}

/**
 * Converts the options of a sign-in to those of the functions below. Requests the server's
 * description of its sign-in if needed.
 */
export async function loadOAuthClientOptions(
  session: Session,
  storage: SignInStorage,
): Promise<OAuthClientOptions> {
  const { call, origin } = session;
  return { call, origin, storage, server: await session.part(signInServer).load() };
}

/**
 * Returns the scopes to request: those that the server offers, without those that it refused
 * before.
 */
function neededScopes(options: StoredClientOptions, purpose: SignInPurpose): readonly string[] {
  const refused = readStoredClientRegistration(options)?.refused;
  return wantedScopes(purpose, options.server.metadata?.scopes_supported, refused);
}

/**
 * Returns whether staff must sign in again before they open a screen for staff: the server has
 * separate scopes for staff, and the token has none of them.
 */
export function needsStaffSignIn(
  options: StoredClientOptions,
  granted: string | undefined,
): boolean {
  const isSeparate = neededScopes(options, 'staff').length > neededScopes(options, 'member').length;
  return isSeparate && !hasStaffScopes(granted);
}

/** Returns the stored registration if it can still be used for this purpose. */
export function findUsableOAuthClient(
  options: OAuthClientOptions,
  purpose: SignInPurpose = 'member',
): OAuthClient | undefined {
  const client = options.storage.oauth.read()?.client;
  const known = readStoredClientRegistration(options);
  const needed = {
    scopes: neededScopes(options, purpose),
    redirectUri: redirectUriOf(options.origin),
    host: options.server.host,
    issuer: options.server.metadata?.issuer,
    now: Date.now(),
  };
  return known && isClientRegistrationUsable(known, needed) ? client : undefined;
}

/** Returns the scopes of a registration that this sign-in requests, separated by spaces. */
export function requestedScopes(
  options: OAuthClientOptions,
  client: OAuthClient,
  purpose: SignInPurpose = 'member',
): string {
  const { scopes } = readClientRegistration(client, redirectUriOf(options.origin));
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
export async function registerOAuthClient(
  options: OAuthClientOptions,
  purpose: SignInPurpose = 'member',
): Promise<OAuthClient> {
  const { call, origin, storage, server } = options;
  const needed = neededScopes(options, purpose);
  /* If the server refuses the scopes for staff, an error is thrown: signing in again would give
     the same rights as before. */
  const sets = purpose === 'staff' ? [needed] : scopeSetsToTry(needed);
  const earlier = readStoredClientRegistration(options)?.refused ?? [];
  for (const [at, scopes] of sets.entries()) {
    try {
      const { value } = await call(createApplication, {
        body: {
          client_name: 'Rookery',
          redirect_uris: redirectUriOf(origin),
          scopes: scopes.join(' '),
          website: origin,
        },
      });
      const expiry = value.client_secret_expires_at ?? 0;
      const registration = omitUndefined<ClientRegistration>({
        scopes: [...scopes],
        refused: [...earlier, ...needed.filter((scope) => !scopes.includes(scope))],
        redirectUri: redirectUriOf(origin),
        expiresAt: expiry > 0 ? expiry * 1000 : undefined,
        host: server.host,
        issuer: server.metadata?.issuer,
        hasOwnPage: readStoredClientRegistration(options)?.hasOwnPage,
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
 * Returns whether the server still knows a registered client. If it does not, for example because
 * the server was reinstalled, it would respond to a correct password as to a wrong one. Stores the
 * client's token that the response contains.
 */
export async function isOAuthClientKnown(
  options: OAuthClientOptions,
  client: OAuthClient,
): Promise<boolean> {
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

/** Returns a registration that the server knows; registers this client if necessary. */
export async function loadOrRegisterOAuthClient(
  options: OAuthClientOptions,
  purpose: SignInPurpose = 'member',
): Promise<OAuthClient> {
  const known = findUsableOAuthClient(options, purpose);
  return known && (await isOAuthClientKnown(options, known))
    ? known
    : registerOAuthClient(options, purpose);
}

/**
 * Stores that the server refused the password grant, so that the next sign-in uses the server's own
 * page.
 */
export function savePasswordRefusal({ origin, storage }: OAuthClientOptions): void {
  const stored = storage.oauth.read();
  if (!stored?.client) return;
  const registration = readClientRegistration(stored.client, redirectUriOf(origin));
  const client = { ...stored.client, registration: { ...registration, hasOwnPage: true } };
  storage.oauth.write({ ...stored, client });
}
