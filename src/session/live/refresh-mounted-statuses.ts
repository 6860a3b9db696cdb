import { getStatuses } from '#contract/calls/statuses.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import { countRawItems } from '../feeds/count-raw-items.ts';
import type { LiveStreamOptions } from './live-stream-options.ts';

/** Maximum ids per request that servers accept. */
const maxIds = 40;

/**
 * Refetches the mounted statuses except those in `streamedIds`, which the stream already updated: loading
 * newer pages does not return edits and deletions. Never rejects.
 */
export async function refreshMountedStatuses(
  { tables, call, viewerId, log }: Pick<LiveStreamOptions, 'tables' | 'call' | 'viewerId' | 'log'>,
  streamedIds: ReadonlySet<string>,
  remove: (id: string) => void,
): Promise<void> {
  const shown = [...tables.statuses.keys()].filter(
    (id) => tables.statuses.isWatched(id) && !streamedIds.has(id),
  );
  const ids = shown.slice(0, maxIds);
  if (ids.length === 0) return;
  try {
    const { response: answer, requestedAt } = await trackRequest(tables.hub, () =>
      call(getStatuses, { query: { ids, with_muted: true } }),
    );
    const { value } = answer;
    const found = new Set(value.map(({ id }) => id));
    /* Statuses missing from an empty or partly unreadable response may still exist. */
    const isComplete = value.length > 0 && countRawItems(answer) === value.length;
    tables.hub.batch(() => {
      ingestStatuses(tables, value, { requestedAt, viewerId });
      for (const id of isComplete ? ids : []) if (!found.has(id)) remove(id);
    });
  } catch (error) {
    log('refetching mounted statuses failed', { error });
  }
}
