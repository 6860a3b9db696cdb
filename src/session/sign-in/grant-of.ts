import type { Grant } from './stored-sign-in.ts';

/** Converts a token response into a grant. */
export function grantOf(response: { readonly access_token: string; readonly id?: number }): Grant {
  return { accessToken: response.access_token, tokenId: response.id };
}
