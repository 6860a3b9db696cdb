import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { makeSecret } from '#store/secrets.ts';
import { loadOrGenerateValue } from '#store/load-or-generate-value.ts';

const cookieName = '_session_id';
const lifetimeMs = 86_400_000;
/**
 * Maximum length of the address to return to. It is stored in the cookie, and browsers reject
 * cookies of more than 4 KB.
 */
const maxReturnLength = 2500;

const content = v.object({
  /** A random text, with which the CSRF tokens of two sessions differ. */
  nonce: v.string(),
  expires: v.number(),
  memberId: v.optional(v.string()),
  returnTo: v.optional(v.string()),
});

/**
 * A session of the sign-in pages. It is stored in a signed cookie, so that the instance stores
 * nothing about visitors.
 */
export type SignInSession = v.InferOutput<typeof content>;

function sign({ database }: Instance, text: string): string {
  const key = loadOrGenerateValue(database, 'sign-in-session', makeSecret);
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the session of a request; undefined if it has none, or one that was not issued here. */
export function readSession(instance: Instance, request: Request): SignInSession | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const found = new RegExp(
    `(?:^|;\\s*)${cookieName}=([\\w-]{1,4000})\\.([\\w-]{1,64})(?:;|$)`,
  ).exec(cookies);
  const [, text = '', proof = ''] = found ?? [];
  if (text === '' || !isEqual(sign(instance, text), proof)) return undefined;
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), content),
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  return parsed.success && parsed.output.expires > instance.now() ? parsed.output : undefined;
}

/** Returns a session to write with `sessionCookie`. A return address that is too long is left out. */
export function createSession(
  instance: Instance,
  { memberId, returnTo }: Pick<SignInSession, 'memberId' | 'returnTo'>,
): SignInSession {
  return {
    nonce: makeSecret().slice(0, 16),
    expires: instance.now() + lifetimeMs,
    ...(memberId === undefined ? {} : { memberId }),
    ...(returnTo === undefined || returnTo.length > maxReturnLength ? {} : { returnTo }),
  };
}

/** Returns the header that stores the session in the browser. */
export function sessionCookie(
  instance: Instance,
  session: SignInSession,
): Readonly<Record<string, string>> {
  const text = Buffer.from(JSON.stringify(session), 'utf8').toString('base64url');
  const isSecure = instance.config.publicUrl?.startsWith('https:') ?? false;
  const attributes = ['path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  return {
    'set-cookie': [`${cookieName}=${text}.${sign(instance, text)}`, ...attributes].join('; '),
  };
}

/** Returns the token by which a form proves that it was sent from a page of this session. */
export function csrfToken(instance: Instance, session: SignInSession): string {
  return sign(instance, `form ${session.nonce} ${session.expires}`);
}

export function isCsrfToken(instance: Instance, session: SignInSession, given: string): boolean {
  return isEqual(csrfToken(instance, session), given);
}

/** Returns the member who is signed in; undefined if the account was deactivated meanwhile. */
export function sessionMember(
  { database }: Instance,
  session: SignInSession | undefined,
): AccountRow | undefined {
  if (session?.memberId === undefined) return undefined;
  const member = accountById(database, session.memberId);
  return member?.active === 1 ? member : undefined;
}
