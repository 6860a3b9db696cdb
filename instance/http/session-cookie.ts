import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instance } from '#context.ts';
import type { Token } from '@rookery/contract/schemas/token.ts';
import { hashSecret, makeSecret } from '#store/secrets.ts';
import { loadOrGenerateValue } from '#store/load-or-generate-value.ts';
import type { TokenRow } from '#store/rows.ts';
import { accessHashOf, tokenById } from '#store/tokens.ts';
import { RouteResponse } from './route-response.ts';

const cookieName = 'rookery_session';

/**
 * Returns the value of the cookie. It does not contain the token, because browsers send cookies to
 * all ports of a host, and the cookie permits reading only.
 */
function cookieProof({ database }: Instance, hash: string): string {
  const key = loadOrGenerateValue(database, 'session-cookie', makeSecret);
  return createHmac('sha256', key).update(hash).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isFromOwnPage(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/**
 * Returns the token of a same-origin GET request with a session cookie, if the instance enables the
 * cookie.
 */
export function tokenByCookie(instance: Instance, request: Request): TokenRow | undefined {
  if (!instance.config.sessionCookie) return undefined;
  if (request.method !== 'GET' || !isFromOwnPage(request)) return undefined;
  const cookies = request.headers.get('cookie') ?? '';
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,15})\\.([\\w-]{1,64})(?:;|$)`).exec(
    cookies,
  );
  const [, id = '', given = ''] = found ?? [];
  const hash = accessHashOf(instance.database, Number(id));
  return hash !== undefined && isEqual(cookieProof(instance, hash), given)
    ? tokenById(instance.database, Number(id))
    : undefined;
}

/**
 * Adds the session cookie to a member's new token, for same-origin requests only: other origins
 * could sign the visitor in to the attacker's account.
 */
export function withSessionCookie(
  instance: Instance,
  request: Request,
  token: Token,
): Token | RouteResponse {
  if (!instance.config.sessionCookie || token.me === undefined || !isFromOwnPage(request))
    return token;
  const proof = cookieProof(instance, hashSecret(token.access_token));
  const isSecure = instance.config.publicUrl?.startsWith('https:') ?? false;
  const attributes = ['path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  return new RouteResponse(token, {
    headers: { 'set-cookie': [`${cookieName}=${token.id}.${proof}`, ...attributes].join('; ') },
  });
}
