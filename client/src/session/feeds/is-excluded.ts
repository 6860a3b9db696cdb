import type { Tables } from '#store/tables.ts';

/**
 * Whether a status must not be shown because it was deleted or its author blocked after the
 * request.
 */
export function isExcluded(tables: Tables, id: string | undefined): boolean {
  const status = id === undefined ? undefined : tables.statuses.get(id);
  if (!status) return false;
  const { isDeleted = false, accountId } = status;
  const author = accountId === undefined ? undefined : tables.relationships.get(accountId);
  return isDeleted || (author?.blocking ?? false);
}
