import { ApiError } from '#api/api-error.ts';

function saidIn({ message, body }: ApiError): string {
  return `${message} ${JSON.stringify(body) ?? ''}`;
}

/**
 * Error codes of servers without a password grant. GoToSocial sends none of these: its error says
 * that the redirect URI is missing.
 */
const otherGrants: ReadonlySet<string> = new Set([
  'unsupported_grant_type',
  'unauthorized_client',
  'invalid_request',
  /* The response of snac, which has no body. */
  '',
]);

/**
 * Returns whether an error in answer to a password means that the server has no password grant. The
 * answer to a wrong password is 401, or 400 with `Invalid credentials` (Akkoma) or `invalid_grant`
 * (Mastodon before 4.4).
 */
export function isPasswordGrantRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 405 || error.status === 501) return true;
  return error.status === 400 && otherGrants.has(error.message.trim());
}

/**
 * Returns whether a registration was refused for its scopes. Mastodon responds with 422 and a
 * sentence instead of an error code.
 */
export function isScopeRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.message === '' || /scope/iu.test(saidIn(error));
}

/**
 * Returns whether a call was refused because the token lacks a scope. Recognises the sentences of
 * Mastodon, of Akkoma and Pleroma (`Insufficient permissions: write:statuses.`), and of GoToSocial.
 */
export function isOutsideScopes(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'forbidden') return false;
  return /outside the authorized scopes|^insufficient permissions: |insufficient.scope/iu.test(
    error.message,
  );
}
