import type { Instance } from '#instance/context.ts';
import { accountById } from '#instance/store/accounts.ts';
import type { AccountRow, TokenRow } from '#instance/store/rows.ts';
import { tokenByAccess } from '#instance/store/tokens.ts';
import { tokenByCookie } from './session-cookie.ts';

/** Who sends a request: nobody known, an app, or a member through an app. */
export interface Caller {
  readonly token?: TokenRow;
  readonly member?: AccountRow;
  /** What requests are counted by when they are throttled. */
  readonly address: string;
  /** Signed in by a cookie alone, which is good for reading. */
  readonly isByCookie?: true;
}

/** The Authorization header signs in; the session cookie only where the instance is told to, and a header that is wrong is not made up for by it. */
export function findCaller(instance: Instance, request: Request, address: string): Caller {
  const header = request.headers.get('authorization');
  const bearer = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  const isByCookie = header === null;
  const token = isByCookie
    ? tokenByCookie(instance, request)
    : bearer && tokenByAccess(instance.database, bearer);
  if (!token) return { address };
  const how = isByCookie ? ({ isByCookie } as const) : {};
  if (token.account_id === null) return { token, address, ...how };
  const member = accountById(instance.database, token.account_id);
  if (!member?.active) return { address };
  return { token, member, address, ...how };
}
