import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow, TokenRow } from '#store/rows.ts';
import { tokenByAccess } from '#store/tokens.ts';
import { tokenByCookie } from './session-cookie.ts';

/** The sender of a request: a visitor, an app, or a member who uses an app. */
export interface Caller {
  readonly token?: TokenRow;
  readonly member?: AccountRow;
  /** The key under which requests are counted for rate limits. */
  readonly address: string;
  /** Set if only the session cookie identifies the member, which permits no changes. */
  readonly isCookieAuthenticated?: true;
}

/**
 * Identifies the caller by the `Authorization` header. The session cookie counts only if the
 * instance enables it and the request has no such header: an invalid header is not replaced by the
 * cookie.
 */
export function findCaller(instance: Instance, request: Request, address: string): Caller {
  const header = request.headers.get('authorization');
  const bearer = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  const isByCookie = header === null;
  const token = isByCookie
    ? tokenByCookie(instance, request)
    : bearer && tokenByAccess(instance.database, bearer);
  if (!token) return { address };
  const marker = isByCookie ? ({ isCookieAuthenticated: true } as const) : {};
  if (token.account_id === null) return { token, address, ...marker };
  const member = accountById(instance.database, token.account_id);
  if (!member?.active) return { address };
  return { token, member, address, ...marker };
}
