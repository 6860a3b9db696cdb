import type { Instance } from '#instance/context.ts';
import { accountById } from '#instance/store/accounts.ts';
import type { AccountRow, TokenRow } from '#instance/store/rows.ts';
import { tokenByAccess } from '#instance/store/tokens.ts';

/** Who sends a request: nobody known, an app, or a member through an app. */
export interface Caller {
  readonly token?: TokenRow;
  readonly member?: AccountRow;
  /** What requests are counted by when they are throttled. */
  readonly address: string;
}

/** Only the Authorization header signs in; the session cookie of the real server never does here. */
export function findCaller(instance: Instance, request: Request, address: string): Caller {
  const header = request.headers.get('authorization') ?? '';
  const bearer = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  if (!bearer) return { address };
  const token = tokenByAccess(instance.database, bearer);
  if (!token) return { address };
  if (token.account_id === null) return { token, address };
  const member = accountById(instance.database, token.account_id);
  if (!member?.active) return { address };
  return { token, member, address };
}
