import * as v from 'valibot';
import type { SignInServer } from './sign-in-server.ts';
import type { OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** What an application was registered with. */
const registration = v.object({
  /** Scopes that it may request. */
  scopes: v.array(v.string()),
  /** Scopes that the server refused. */
  refused: v.array(v.string()),
  redirectUri: v.string(),
  /** In milliseconds since 1970; absent if it does not expire. */
  expiresAt: v.optional(v.number()),
  /** Host and issuer of the server. */
  host: v.optional(v.string()),
  issuer: v.optional(v.string()),
  /** Whether the server refused the password grant: it signs in on its own page. */
  hasOwnPage: v.optional(v.boolean()),
});

export type ClientRegistration = v.InferOutput<typeof registration>;

/** The scopes with which earlier versions of this client registered. */
const formerScopes = ['read', 'write', 'follow', 'push', 'admin'];

/** Returns what a stored application was registered with; `ownUri` is assumed if unknown. */
export function readClientRegistration(client: OAuthClient, ownUri: string): ClientRegistration {
  const parsed = v.safeParse(registration, client.registration);
  if (parsed.success) return parsed.output;
  return { scopes: formerScopes, refused: [], redirectUri: ownUri };
}

/** The registration that a sign-in needs. */
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

/** Whether an application can be used: same server and redirect URI, not expired, wide enough. */
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

/** Where the application is stored, and what is known of the server. */
export interface StoredClientOptions {
  readonly origin: string;
  readonly storage: SignInStorage;
  readonly server: SignInServer;
}

/** Returns what the stored application was registered with, if it is of this server. */
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
