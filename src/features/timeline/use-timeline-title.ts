import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { getList } from '#contract/calls/lists.ts';
import { timelineRows } from '#domain/timeline/timeline-rows.ts';
import { ingestList } from '#entities/ingest/ingest-list.ts';
import { useRow } from '#entities/use-row.ts';
import type { TimelinePlace } from '#session/feeds/timeline-place.ts';
import { useSession } from '#session/session-context.ts';

/** What the timeline is called: `#tag`, the list's title, else the name of its kind. */
export function useTimelineTitle(place: TimelinePlace): string {
  const { i18n } = useLingui();
  const { tables, call, log, viewerId } = useSession();
  const listId = place.kind === 'list' ? place.listId : undefined;
  const list = useRow(tables.lists, listId);
  const isUnknown = listId !== undefined && list?.title === undefined;

  useEffect(() => {
    if (!isUnknown) return undefined;
    const left = new AbortController();
    const askedAt = tables.hub.now();
    call(getList, { path: { id: listId }, signal: left.signal }).then(
      ({ value }) => ingestList(tables, value, { askedAt, viewerId }),
      (error: unknown) => {
        if (!left.signal.aborted) log('a list could not be fetched', { error });
      },
    );
    return () => left.abort();
  }, [isUnknown, listId, tables, call, log, viewerId]);

  if (place.kind === 'tag') return `#${place.tag}`;
  return list?.title ?? i18n._(timelineRows[place.kind].title);
}
