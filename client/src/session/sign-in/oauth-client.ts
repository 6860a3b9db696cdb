import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import { createApplication } from '@rookery/contract/calls/applications.ts';
import { requestToken } from '@rookery/contract/calls/oauth.ts';
import type { Grant, OAuthClient, SignInStorage } from './sign-in-storage.ts';

/** Converts a token response into a grant. */
export function grantOf(response: { readonly access_token: string; readonly id?: number }): Grant {
  return { accessToken: response.access_token, tokenId: response.id };
}

/**
 * The requested scopes (R-AUTH-022). Servers silently omit scopes that the account may not have.
 */
export const scopes = 'read write follow push admin';

/** Address that the server redirects to after consent. */
export function redirectUri(origin: string): string {
  return `${origin}/oauth-callback`;
}

/**
 * Registers this client and stores the result.
 *
 * @throws `ApiError`
 */
export async function registerClient(
  call: MakeCall,
  origin: string,
  storage: SignInStorage,
): Promise<OAuthClient> {
  const { value } = await call(createApplication, {
    body: { client_name: 'Rookery', redirect_uris: redirectUri(origin), scopes, website: origin },
  });
  const client = { clientId: value.client_id, clientSecret: value.client_secret };
  storage.oauth.write({ ...storage.oauth.read(), client });
  return client;
}

/**
 * Whether the server still knows a registered client. A server that was set up again does not, and
 * then responds to a correct password as to a wrong one. Stores the token of the response.
 */
export async function isClientKnown(
  call: MakeCall,
  client: OAuthClient,
  storage: SignInStorage,
): Promise<boolean> {
  try {
    const { value } = await call(requestToken, {
      body: {
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        scope: scopes,
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
