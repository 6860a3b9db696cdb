import { ApiError } from '#api/api-error.ts';

function saidIn({ message, body }: ApiError): string {
  return `${message} ${JSON.stringify(body) ?? ''}`;
}

/** What a server says that has no password grant; GoToSocial asks for the redirect URI instead. */
const otherGrants: ReadonlySet<string> = new Set([
  'unsupported_grant_type',
  'unauthorized_client',
  'invalid_request',
  /* snac answers without a body. */
  '',
]);

/**
 * Whether an error of the password grant means that the server does not offer it. A wrong password
 * is 401, or 400 with `Invalid credentials` (Akkoma) or `invalid_grant` (Mastodon before 4.4).
 */
export function isPasswordGrantRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 405 || error.status === 501) return true;
  return error.status === 400 && otherGrants.has(error.message.trim());
}

/** Whether a registration was refused for its scopes. Mastodon answers 422 with a sentence. */
export function isScopeRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.message === '' || /scope/iu.test(saidIn(error));
}

/**
 * Whether a call was refused because the token lacks a scope: in the words of Mastodon, of Akkoma
 * and Pleroma (`Insufficient permissions: write:statuses.`), or of GoToSocial.
 */
export function isOutsideScopes(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'forbidden') return false;
  return /outside the authorized scopes|^insufficient permissions: |insufficient.scope/iu.test(
    error.message,
  );
}
