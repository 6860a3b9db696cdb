import { getStatuses } from '@rookery/contract/calls/statuses.ts';
import { serverIdOf } from '@rookery/contract/schemas/reblog-id.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import { countRawItems } from '#session/feeds/feed-source.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Log } from '../log.ts';
import { type RemovalOptions, removeStatus } from '../remove-status.ts';

/** Maximum ids per request that servers accept. */
export const maxIds = 40;

/** What the session and the stream have in common. */
interface RefreshOptions extends RemovalOptions {
  readonly call: MakeCall;
  readonly viewerId: string | null;
  readonly log: Log;
}

interface RefreshChoices {
  /** Statuses to leave out, since the stream already updated them. */
  readonly streamedIds?: ReadonlySet<string>;
  /**
   * Keeps statuses that the response lacks. They were deleted, except private ones that a moderator
   * sees in a report.
   */
  readonly keepsMissing?: boolean;
}

/**
 * Refetches the mounted statuses: loading newer pages does not return edits and deletions. Never
 * rejects.
 */
export async function refreshMountedStatuses(
  { tables, call, viewerId, log, feeds, notifications }: RefreshOptions,
  { streamedIds = new Set(), keepsMissing = false }: RefreshChoices = {},
): Promise<void> {
  const shown = [...tables.statuses.keys()].filter(
    (id) => tables.statuses.isWatched(id) && !streamedIds.has(id) && serverIdOf(id) === id,
  );
  const ids = shown.slice(0, maxIds);
  if (ids.length === 0) return;
  try {
    const { response, requestedAt } = await trackRequest(tables.hub, () =>
      call(getStatuses, { query: { ids, with_muted: true } }),
    );
    const { value } = response;
    const found = new Set(value.map(({ id }) => id));
    /* Statuses missing from an empty or partly unreadable response may still exist. */
    const isComplete =
      !keepsMissing && value.length > 0 && countRawItems(response) === value.length;
    tables.hub.batch(() => {
      ingestStatuses(tables, value, { requestedAt, viewerId });
      for (const id of isComplete ? ids : [])
        if (!found.has(id)) removeStatus({ tables, feeds, notifications }, id);
    });
  } catch (error) {
    log('refetching mounted statuses failed', { error });
  }
}
