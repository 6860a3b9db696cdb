import type { StatusRow } from '#store/rows/status-row.ts';

/**
 * Returns a key that changes with every edit of a status. `editedAt` alone does not: servers send
 * it in whole seconds.
 */
export function statusVersionKey({ editedAt, spoilerText, content }: StatusRow): string {
  return JSON.stringify([editedAt, spoilerText, content]);
}
