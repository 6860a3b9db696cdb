import { useEffect, useRef } from 'react';
import { useSession } from '#session/session-context.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { screenReaderMessages, type ArrivalKind } from './screen-reader-messages.ts';

/**
 * Announces the number of entries that appear above the one that was the newest.
 *
 * @param ids Newest first; undefined until loaded.
 * @param counts Returns false for an entry that is not counted.
 */
export function useAnnounceArrivals(
  kind: ArrivalKind,
  ids: readonly string[] | undefined,
  counts: (id: string) => boolean,
): void {
  const { arrive } = useSession().part(screenReaderMessages);
  const newest = useRef<string | null>(undefined);
  useEffect(() => {
    if (ids === undefined) return;
    const known = newest.current;
    newest.current = ids[0] ?? null;
    if (known === undefined) return;
    /* If the entry that was the newest was removed, it is unknown which entries are new. */
    const above = known === null ? ids.length : ids.indexOf(known);
    const count = ids.slice(0, Math.max(0, above)).filter((id) => counts(id)).length;
    if (count > 0) arrive(kind, count);
  });
}

/**
 * Announces new statuses of a timeline, queued or shown at once, except the viewer's own.
 *
 * @param isSeen Returns true if the reader's filters let a status through.
 */
export function useAnnounceStatuses(
  { isLoaded, queued, items }: FeedRow,
  isSeen: (id: string) => boolean,
): void {
  const { tables, viewerId } = useSession();
  const ids = [...queued, ...items].filter((item) => typeof item === 'string');
  useAnnounceArrivals('statuses', isLoaded ? ids : undefined, (id) => {
    const accountId = tables.statuses.get(id)?.accountId;
    return isSeen(id) && (viewerId === null || accountId !== viewerId);
  });
}
