import { getStatuses } from '@rookery/contract/calls/statuses.ts';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { serverStatusId } from '@rookery/contract/schemas/reblog-id.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import { countRawItems } from '#session/feeds/feed-source.ts';
import type { MakeCall } from '#api/transport.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { Log } from '../log.ts';
import { type RemovalOptions, removeStatus } from '../remove-status.ts';

/** Maximum ids per request that servers accept. */
export const maxIdsPerRequest = 40;

/** The parts of a session or of the stream's options that a refresh needs. */
interface RefreshOptions extends RemovalOptions {
  readonly call: MakeCall;
  readonly instance: InstanceStore;
  readonly viewerId: string | null;
  readonly log: Log;
}

/**
 * Requests statuses, with the parameter that the server reads. Returns the ids that were requested,
 * with the response.
 */
async function fetchStatuses({ call, instance }: RefreshOptions, shown: readonly string[]) {
  if (canOnFirstLoad('statusesByIds', instance.getState().info.serverInfo)) {
    const ids = shown.slice(0, maxIdsPerRequest);
    return { ids, result: await call(getStatuses, { query: { ids, with_muted: true } }) };
  }
  const { fetchStatusesById } = await import('./fetch-statuses-by-id.ts');
  return fetchStatusesById(call, shown);
}

interface RefreshChoices {
  /** Statuses to leave out, since the stream already updated them. */
  readonly streamedIds?: ReadonlySet<string>;
  /**
   * Whether to keep statuses that the response lacks. Most of these were deleted, but this call
   * also omits private statuses that a moderator sees in reports.
   */
  readonly keepsMissing?: boolean;
}

/**
 * Refetches the mounted statuses, to learn of edits and deletions, which pages of newer statuses do
 * not contain. Never rejects.
 */
export async function refreshMountedStatuses(
  options: RefreshOptions,
  { streamedIds = new Set(), keepsMissing = false }: RefreshChoices = {},
): Promise<void> {
  const { tables, viewerId, log, feeds, notifications } = options;
  const shown = [...tables.statuses.keys()].filter(
    (id) => tables.statuses.isWatched(id) && !streamedIds.has(id) && serverStatusId(id) === id,
  );
  if (shown.length === 0) return;
  try {
    const { response, requestedAt } = await trackRequest(tables.hub, () =>
      fetchStatuses(options, shown),
    );
    const { ids, result } = response;
    const { value } = result;
    const found = new Set(value.map(({ id }) => id));
    /* Statuses that are missing from an empty or partly unreadable response may still exist. */
    const isComplete = !keepsMissing && value.length > 0 && countRawItems(result) === value.length;
    tables.hub.batch(() => {
      ingestStatuses(tables, value, { requestedAt, viewerId });
      for (const id of isComplete ? ids : [])
        if (!found.has(id)) removeStatus({ tables, feeds, notifications }, id);
    });
  } catch (error) {
    log('refetching mounted statuses failed', { error });
  }
}
