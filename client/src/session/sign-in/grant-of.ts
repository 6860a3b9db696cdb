import type { Grant } from './sign-in-storage.ts';

/** Converts a token response into a grant. */
export function grantOf(response: { readonly access_token: string; readonly id?: number }): Grant {
  return { accessToken: response.access_token, tokenId: response.id };
}
