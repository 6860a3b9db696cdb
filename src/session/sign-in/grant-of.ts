import type { Grant } from './stored-sign-in.ts';

/** What is kept of an answer that grants a token. */
export function grantOf(answer: { readonly access_token: string; readonly id?: number }): Grant {
  return { accessToken: answer.access_token, tokenId: answer.id };
}
