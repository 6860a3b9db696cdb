import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { encodeQuery } from '#api/encode.ts';
import { authorizePage, requestToken } from '@rookery/contract/calls/oauth.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { createPersistedValue, type PersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { Session, SessionEnvironment } from '../session.ts';
import { isIssuerOf } from './issuer.ts';
import {
  loadOAuthClientOptions,
  loadOrRegisterOAuthClient,
  toGrant,
  requestedScopes,
} from './oauth-client.ts';
import { redirectUriOf } from './registered-client.ts';
import type { SignInPurpose } from './scopes.ts';
import { toSignInOutcome, type SignInOutcome } from './sign-in.ts';
import { supportsPkce } from './sign-in-server.ts';
import type { SignInStorage } from './sign-in-storage.ts';

const pending = v.object({
  /**
   * A random value that the server returns with the code. A code without it is rejected: otherwise
   * a prepared link could sign the reader in to somebody else's account.
   */
  state: v.string(),
  /**
   * The PKCE verifier. It proves that the client which redeems the code is the one that requested
   * it.
   */
  verifier: v.optional(v.string()),
  /** Issuer and host of the server, if they are known. */
  issuer: v.optional(v.string()),
  host: v.optional(v.string()),
  /** Path to open after the sign-in; home if absent. */
  returnTo: v.optional(v.string()),
  purpose: v.optional(v.picklist(['member', 'staff'])),
});

export type StartedRedirect = v.InferOutput<typeof pending>;

function pendingIn(tabArea: StorageArea): PersistedValue<StartedRedirect> {
  return createPersistedValue({ name: 'redirect', version: 1, schema: pending, area: tabArea });
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

export interface RedirectOptions {
  readonly session: Session;
  readonly storage: SignInStorage;
  /** `tabArea` is the storage of this tab, in which the pending sign-in is stored. */
  readonly environment: Pick<SessionEnvironment, 'tabArea' | 'leave'>;
}

export interface RedirectTarget {
  readonly purpose?: SignInPurpose;
  /** Path of this client to open after the sign-in. */
  readonly returnTo?: string | undefined;
}

/** Returns the address of the server's sign-in page (R-AUTH-023).  * @throws `ApiError` */
export async function createRedirectAddress(
  { session, storage, environment }: RedirectOptions,
  { purpose = 'member', returnTo }: RedirectTarget = {},
): Promise<string> {
  const options = await loadOAuthClientOptions(session, storage);
  const client = await loadOrRegisterOAuthClient(options, purpose);
  const { server, origin } = options;
  const state = randomText();
  const verifier = supportsPkce(server) ? randomText() : undefined;
  pendingIn(environment.tabArea).write(
    omitUndefined<StartedRedirect>({
      state,
      verifier,
      issuer: server.metadata?.issuer,
      host: server.host,
      returnTo,
      purpose,
    }),
  );
  const query = encodeQuery({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUriOf(origin),
    scope: requestedScopes(options, client, purpose),
    state,
    ...(verifier !== undefined && {
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  });
  return `${origin}${authorizePage.path}?${query}`;
}

/** Navigates to the server's sign-in page.  * @throws `ApiError` */
export async function navigateToSignIn(
  options: RedirectOptions,
  target: RedirectTarget,
): Promise<void> {
  options.environment.leave(await createRedirectAddress(options, target));
}

/** The parameters of a redirect with a code. */
export interface CodeRedirect {
  readonly code: string;
  readonly state: string;
  /** The issuer, if the server sends it (RFC 9207). */
  readonly iss?: string | undefined;
}

/**
 * Redeems the code of the redirect (R-AUTH-024). Resolves to undefined if the response belongs to
 * no sign-in of this tab, or comes from another server.
 */
export async function redeemCode(
  { session: { call, origin }, storage, environment }: RedirectOptions,
  redirect: CodeRedirect,
): Promise<SignInOutcome | undefined> {
  const stored = pendingIn(environment.tabArea);
  const started = stored.read();
  const client = storage.oauth.read()?.client;
  if (!started || !client || started.state !== redirect.state || redirect.code === '')
    return undefined;
  if (redirect.iss !== undefined && !isIssuerOf({ ...started, origin }, redirect.iss))
    return undefined;
  stored.remove();
  try {
    const { value } = await call(requestToken, {
      body: {
        grant_type: 'authorization_code',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        code: redirect.code,
        ...(started.verifier !== undefined && { code_verifier: started.verifier }),
        redirect_uri: redirectUriOf(origin),
      },
    });
    return { kind: 'token', ...toGrant(value) };
  } catch (error) {
    const outcome = toSignInOutcome(error);
    /* No password was sent with this request, so the error means that the server refused the
       code or the client. */
    const isRefused = outcome.kind === 'wrongPassword' && error instanceof ApiError;
    return isRefused ? { kind: 'failed', error } : outcome;
  }
}

/** Returns the sign-in that was started in this tab and to which a redirect belongs. */
export function readStartedRedirect(
  tabArea: StorageArea,
  state: string,
): StartedRedirect | undefined {
  const started = pendingIn(tabArea).read();
  return started?.state === state ? started : undefined;
}

/** Discards a sign-in that ended without a code. */
export function discardStartedRedirect(tabArea: StorageArea, state: string): void {
  if (readStartedRedirect(tabArea, state)) pendingIn(tabArea).remove();
}
