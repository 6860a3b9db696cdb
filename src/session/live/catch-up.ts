import { getStatuses } from '#contract/calls/statuses.ts';
import { asked } from '#entities/asked.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import { rawCount } from '../feeds/raw-count.ts';
import type { LiveOptions } from './live-options.ts';

/** As many as one request may ask for without being cut. */
const refreshedAtOnce = 40;

/**
 * Asks again for the statuses that are on the screen, but those that the stream has `told` of: edits
 * and deletions do not come back by loading what is newer. Never rejects.
 */
export async function refreshShown(
  { tables, call, viewerId, log }: Pick<LiveOptions, 'tables' | 'call' | 'viewerId' | 'log'>,
  told: ReadonlySet<string>,
  remove: (id: string) => void,
): Promise<void> {
  const shown = [...tables.statuses.keys()].filter(
    (id) => tables.statuses.isWatched(id) && !told.has(id),
  );
  const ids = shown.slice(0, refreshedAtOnce);
  if (ids.length === 0) return;
  try {
    const { answer, askedAt } = await asked(tables.hub, () =>
      call(getStatuses, { query: { ids, with_muted: true } }),
    );
    const { value } = answer;
    const found = new Set(value.map(({ id }) => id));
    /* What an empty or partly unreadable answer lacks need not have been deleted. */
    const isWhole = value.length > 0 && rawCount(answer) === value.length;
    tables.hub.batch(() => {
      ingestStatuses(tables, value, { askedAt, viewerId });
      for (const id of isWhole ? ids : []) if (!found.has(id)) remove(id);
    });
  } catch (error) {
    log('refresh after joining failed', { error });
  }
}
