import type { AccountRow, StatusRow } from '#store/rows.ts';

/** Returns the address of an account's page: `/@name` here, its own elsewhere. */
export function profileUrl(account: AccountRow, origin: string): string {
  return account.url ?? `${origin}/@${account.username}`;
}

/** Returns the address of a status's page, with `between` in front of its id. */
export function statusUrl(
  status: StatusRow,
  author: AccountRow | undefined,
  origin: string,
  between: string,
): string {
  return status.url ?? `${origin}/@${author?.username ?? ''}/${between}${status.id}`;
}
