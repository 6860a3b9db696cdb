import * as v from 'valibot';
import type { MakeCall } from '#api/transport.ts';
import { encodeQuery } from '#api/encode.ts';
import { authorizePage, requestToken } from '@rookery/contract/calls/oauth.ts';
import { createPersistedValue, type PersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { grantOf, isClientKnown, redirectUri, registerClient, scopes } from './oauth-client.ts';
import { toSignInOutcome, type SignInOutcome } from './sign-in.ts';
import type { SignInStorage } from './sign-in-storage.ts';

const pending = v.object({
  /** Returned with the code, so that nobody can sign the reader in with another account. */
  state: v.string(),
  /** Proves that the code is redeemed by the client that requested it (PKCE). */
  verifier: v.string(),
});

function pendingIn(tabArea: StorageArea): PersistedValue<v.InferOutput<typeof pending>> {
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

export interface RedirectOptions {
  /** A visitor's call. */
  readonly call: MakeCall;
  readonly origin: string;
  readonly storage: SignInStorage;
  /** Storage of the tab, as an attempt belongs to one tab. */
  readonly tabArea: StorageArea;
}

/**
 * Returns the server's sign-in address (R-AUTH-023).
 *
 * @throws `ApiError`
 */
export async function redirectAddress(options: RedirectOptions): Promise<string> {
  const { call, origin, storage, tabArea } = options;
  const known = storage.oauth.read()?.client;
  const isGood = known !== undefined && (await isClientKnown(call, known, storage));
  const client = isGood ? known : await registerClient(call, origin, storage);
  const state = randomText();
  const verifier = randomText();
  pendingIn(tabArea).write({ state, verifier });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = encodeQuery({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri(origin),
    scope: scopes,
    state,
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  return `${origin}${authorizePage.path}?${query}`;
}

/**
 * Redeems the code of the redirect (R-AUTH-024). Resolves to undefined if the response belongs to
 * no sign-in of this tab.
 */
export async function redeemCode(
  { call, origin, storage, tabArea }: RedirectOptions,
  redirect: { readonly code: string; readonly state: string },
): Promise<SignInOutcome | undefined> {
  const stored = pendingIn(tabArea);
  const pendingSignIn = stored.read();
  const client = storage.oauth.read()?.client;
  if (!pendingSignIn || !client || pendingSignIn.state !== redirect.state || redirect.code === '')
    return undefined;
  stored.remove();
  try {
    const { value } = await call(requestToken, {
      body: {
        grant_type: 'authorization_code',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        code: redirect.code,
        code_verifier: pendingSignIn.verifier,
        redirect_uri: redirectUri(origin),
      },
    });
    return { kind: 'token', ...grantOf(value) };
  } catch (error) {
    return toSignInOutcome(error);
  }
}

/** Whether a redirect belongs to a sign-in started in this tab. */
export function isOwnRedirect(tabArea: StorageArea, state: string): boolean {
  return pendingIn(tabArea).read()?.state === state;
}

/** Discards a sign-in that ended without a code. */
export function endRedirect(tabArea: StorageArea, state: string): void {
  if (isOwnRedirect(tabArea, state)) pendingIn(tabArea).remove();
}
