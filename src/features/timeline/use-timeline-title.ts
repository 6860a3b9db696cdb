import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { loadChunk } from '#domain/chunk/load-chunk.ts';
import { timelineRows } from '#domain/timeline/timeline-rows.ts';
import { useRow } from '#entities/use-row.ts';
import type { TimelinePlace } from '#session/feeds/timeline-place.ts';
import { useSession } from '#session/session-context.ts';

const chunk = { name: 'fetch-list', kind: 'part' } as const;

/** What the timeline is called: `#tag`, the list's title, else the name of its kind. */
export function useTimelineTitle(place: TimelinePlace): string {
  const { i18n } = useLingui();
  const session = useSession();
  const listId = place.kind === 'list' ? place.listId : undefined;
  const list = useRow(session.tables.lists, listId);
  const isUnknown = listId !== undefined && list?.title === undefined;

  useEffect(() => {
    if (!isUnknown) return undefined;
    const left = new AbortController();
    const fetchTitle = async (): Promise<void> => {
      try {
        const { fetchList } = await loadChunk(chunk, () => import('./fetch-list.ts'));
        await fetchList(session, listId, left.signal);
      } catch (error) {
        if (!left.signal.aborted) session.log('a list could not be fetched', { error });
      }
    };
    void fetchTitle();
    return () => left.abort();
  }, [isUnknown, listId, session]);

  if (place.kind === 'tag') return `#${place.tag}`;
  return list?.title ?? i18n._(timelineRows[place.kind].title);
}
