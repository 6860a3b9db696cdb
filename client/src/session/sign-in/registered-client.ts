import * as v from 'valibot';
import type { SignInServer } from './sign-in-server.ts';
import type { OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** The data of the registration of this client with a server. */
const registration = v.object({
  /** Scopes that sign-ins with this registration may request. */
  scopes: v.array(v.string()),
  /** Scopes that the server refused at the registration. */
  refused: v.array(v.string()),
  redirectUri: v.string(),
  /** In milliseconds since 1970; absent if it does not expire. */
  expiresAt: v.optional(v.number()),
  /** Host and issuer of the server. */
  host: v.optional(v.string()),
  issuer: v.optional(v.string()),
  /** Whether the server refused the password grant, so that people sign in on the server's page. */
  hasOwnPage: v.optional(v.boolean()),
});

export type ClientRegistration = v.InferOutput<typeof registration>;

/** The scopes with which earlier versions of this client registered. */
const formerScopes = ['read', 'write', 'follow', 'push', 'admin'];

/**
 * Returns the data of a stored registration. If its redirect URI was not stored, `ownUri` is
 * assumed.
 */
export function readClientRegistration(client: OAuthClient, ownUri: string): ClientRegistration {
  const parsed = v.safeParse(registration, client.registration);
  if (parsed.success) return parsed.output;
  return { scopes: formerScopes, refused: [], redirectUri: ownUri };
}

/** The data that a registration must match to be used for a sign-in. */
export interface NeededClientRegistration {
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly host: string | undefined;
  readonly issuer: string | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Returns whether two registrations are of the same server. Unknown values count as equal. */
export function isSameServer(
  known: Pick<ClientRegistration, 'host' | 'issuer'>,
  needed: Pick<NeededClientRegistration, 'host' | 'issuer'>,
): boolean {
  return !differ(known.host, needed.host) && !differ(known.issuer, needed.issuer);
}

/**
 * Returns whether a registration can be used: same server and redirect URI, not expired, and with
 * the required scopes.
 */
export function isClientRegistrationUsable(
  known: ClientRegistration,
  needed: NeededClientRegistration,
): boolean {
  const tried = [...known.scopes, ...known.refused];
  return (
    isSameServer(known, needed) &&
    known.redirectUri === needed.redirectUri &&
    (known.expiresAt ?? Infinity) > needed.now &&
    needed.scopes.every((scope) => tried.includes(scope))
  );
}

/** Address that the server redirects to after consent. */
export function redirectUriOf(origin: string): string {
  return `${origin}/oauth-callback`;
}

/** The storage of registrations, and the known data of the server. */
export interface StoredClientOptions {
  readonly origin: string;
  readonly storage: SignInStorage;
  readonly server: SignInServer;
}

/** Returns the data of the stored registration if it belongs to this server. */
export function readStoredClientRegistration({
  origin,
  storage,
  server,
}: StoredClientOptions): ClientRegistration | undefined {
  const client = storage.oauth.read()?.client;
  const known = client && readClientRegistration(client, redirectUriOf(origin));
  const needed = { host: server.host, issuer: server.metadata?.issuer };
  return known && isSameServer(known, needed) ? known : undefined;
}
