import type { Tables } from '#entities/tables.ts';

/** What a page asked for earlier still holds, though it has been deleted or its author blocked. */
export function isLeftOut(tables: Tables, id: string | undefined): boolean {
  const status = id === undefined ? undefined : tables.statuses.get(id);
  if (!status) return false;
  const { isDeleted = false, accountId } = status;
  const author = accountId === undefined ? undefined : tables.relationships.get(accountId);
  return isDeleted || (author?.blocking ?? false);
}
