import { compareIds } from '#lib/compare-ids.ts';
import type { FeedPage } from './feed-page.ts';

/**
 * Tells which of the statuses that were stored the server no longer has: those that a newest page
 * leaves out though it reaches further down.
 */
export function isMissing(
  stored: ReadonlySet<string>,
  { entries }: FeedPage,
): (id: string) => boolean {
  const inPage = new Set(entries.map(({ id }) => id));
  const oldest = entries.at(-1)?.id;
  return (id) =>
    stored.has(id) && !inPage.has(id) && (oldest === undefined || compareIds(id, oldest) > 0);
}
