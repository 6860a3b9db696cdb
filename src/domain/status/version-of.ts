import type { StatusRow } from '#entities/rows/status-row.ts';

/** What changes with every edit of a status. Its time alone does not: servers tell it to the second. */
export function versionOf({ editedAt, spoilerText, content }: StatusRow): string {
  return JSON.stringify([editedAt, spoilerText, content]);
}
