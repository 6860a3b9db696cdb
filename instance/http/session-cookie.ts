import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instance } from '#instance/context.ts';
import type { Token } from '#contract/schemas/token.ts';
import { remembered } from '#instance/store/remembered.ts';
import type { TokenRow } from '#instance/store/rows.ts';
import { hashSecret, makeSecret } from '#instance/store/secrets.ts';
import { accessHashOf, tokenById } from '#instance/store/tokens.ts';
import { Reply } from './reply.ts';

const cookieName = 'rookery_session';

/** Not the token itself: every port of this machine is given the cookie, and a cookie alone may only read. */
function proofOf({ database }: Instance, hash: string): string {
  const key = remembered(database, 'session-cookie', makeSecret);
  return createHmac('sha256', key).update(hash).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isFromOwnPage(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** The sign-in that a page of this origin brings by its cookie, where the switch is on and it only reads. */
export function tokenByCookie(instance: Instance, request: Request): TokenRow | undefined {
  if (!instance.config.sessionCookie) return undefined;
  if (request.method !== 'GET' || !isFromOwnPage(request)) return undefined;
  const cookies = request.headers.get('cookie') ?? '';
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,15})\\.([\\w-]{1,64})(?:;|$)`).exec(
    cookies,
  );
  const [, id = '', given = ''] = found ?? [];
  const hash = accessHashOf(instance.database, Number(id));
  return hash !== undefined && isEqual(proofOf(instance, hash), given)
    ? tokenById(instance.database, Number(id))
    : undefined;
}

/** A member's new token with the cookie that goes with it, for pages of this origin alone: others could sign somebody in as themselves. */
export function withSessionCookie(
  instance: Instance,
  request: Request,
  token: Token,
): Token | Reply {
  if (!instance.config.sessionCookie || token.me === undefined || !isFromOwnPage(request))
    return token;
  const proof = proofOf(instance, hashSecret(token.access_token));
  const isSecure = instance.config.publicUrl?.startsWith('https:') ?? false;
  const words = ['path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  return new Reply(token, {
    headers: { 'set-cookie': [`${cookieName}=${token.id}.${proof}`, ...words].join('; ') },
  });
}
