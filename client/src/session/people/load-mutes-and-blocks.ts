import { isEqual } from '#lib/is-equal.ts';
import {
  clearUnlistedAccounts,
  ingestListedAccounts,
  type RelationshipListKind,
} from '#store/ingest/ingest-mutes-and-blocks.ts';
import type { Tables } from '#store/tables.ts';
import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import { getBlocks, getMutes } from '@rookery/contract/calls/mutes-and-blocks.ts';
import { trackRequest } from '#store/track-request.ts';
import { throttle } from '#lib/throttle.ts';
import type { Session } from '#session/session.ts';
import { runInBackground } from '#session/run-in-background.ts';
import type { MutedAndBlocked } from './persisted-mutes-and-blocks.ts';

/** Maximum stored accounts per list; the newest are kept. */
const maxStored = 2_000;

interface Reading {
  readonly listed: ReadonlySet<string>;
  /**
   * Ids of accounts that were muted or blocked at the last visit and that were not found in a list
   * which could not be read to its end. They are not stored again: if the list can never be read to
   * its end, they would stay stored for ever.
   */
  readonly doubtful: ReadonlySet<string>;
}

export function persistMutesAndBlocks(
  { relationships }: Tables,
  stored: PersistedValue<MutedAndBlocked>,
  ended: AbortSignal,
) {
  const readings = new Map<RelationshipListKind, Reading>();
  const flaggedIds = (meaning: RelationshipListKind): string[] =>
    [...relationships.keys()].filter((id) => relationships.get(id)?.[meaning] === true);

  const idsToStore = (meaning: RelationshipListKind): string[] => {
    const reading = readings.get(meaning);
    if (!reading) return stored.read()?.[meaning] ?? [];
    const { listed, doubtful } = reading;
    const now = new Set(flaggedIds(meaning));
    const since = [...now].filter((id) => !listed.has(id) && !doubtful.has(id));
    return [...since, ...[...listed].filter((id) => now.has(id))].slice(0, maxStored);
  };
  const persist = (): void => {
    if (ended.aborted || readings.size === 0) return;
    const now = { muting: idsToStore('muting'), blocking: idsToStore('blocking') };
    if (!isEqual(stored.read(), now)) stored.write(now);
  };
  return {
    /** Call before requesting a list. Call the returned function with the accounts of the list. */
    begin(meaning: RelationshipListKind) {
      const flaggedBefore = flaggedIds(meaning);
      return (listed: ReadonlySet<string>) => {
        const doubtful = flaggedBefore.filter(
          (id) => !listed.has(id) && relationships.get(id)?.[meaning] === true,
        );
        readings.set(meaning, { listed, doubtful: new Set(doubtful) });
        persist();
      };
    },
    /**
     * Stores the current mutes and blocks on the device; for a list that was not read, the stored
     * value stays.
     */
    persist,
  };
}

/** Stores muted and blocked accounts for the next visit. */
type MuteAndBlockWriter = ReturnType<typeof persistMutesAndBlocks>;

/** Number of accounts per page: the maximum of most servers. */
const pageLength = 40;

/** Maximum pages per list, to limit the server's load. */
const maxPages = 20;

/** Milliseconds between two checks whether the first page of a timeline has arrived. */
const checkInterval = 1_000;

/** Minimum interval in milliseconds between writes. */
const persistInterval = 500;

const lists = [
  [getMutes, 'muting'],
  [getBlocks, 'blocking'],
] as const;

/**
 * Reads all pages of a list and ingests them with the moment of the first request, since changes
 * during the reading are newer. Returns the listed account ids.
 */
async function readPages(
  { call, tables, viewerId, ended }: Session,
  row: (typeof lists)[number][0],
  meaning: RelationshipListKind,
  requestedAt: number,
): Promise<ReadonlySet<string>> {
  const context = { requestedAt, viewerId };
  const listed = new Set<string>();
  let isComplete = true;
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { value, links, issues } = await call(row, {
      query: {
        limit: pageLength,
        with_relationships: true,
        ...(cursor === undefined ? {} : { max_id: cursor }),
      },
      signal: ended,
    });
    ingestListedAccounts(tables, value, meaning, context);
    for (const { id } of value) listed.add(id);
    isComplete &&= issues.length === 0;
    cursor = links.older;
    if (cursor !== undefined) continue;
    /*
     * Old servers send no next link: only a page that is not full proves that the list is complete.
     */
    if (isComplete && value.length < pageLength)
      clearUnlistedAccounts(tables, listed, meaning, context);
    break;
  }
  return listed;
}

async function readLists(session: Session, persisting: MuteAndBlockWriter): Promise<void> {
  for (const [row, meaning] of lists) {
    const readOne = async (): Promise<void> => {
      const finish = persisting.begin(meaning);
      const { response: listed } = await trackRequest(session.tables.hub, (requestedAt) =>
        readPages(session, row, meaning, requestedAt),
      );
      finish(listed);
    };
    const { path } = row;
    await runInBackground(session, 'loading mutes or blocks failed', readOne, { path });
  }
}

function isFirstPageLoading({ feeds }: Session): boolean {
  return [...feeds.all()].some(
    ({ id, feed }) => !feed.isLoaded && feeds.progress.get(id)?.isLoadingNewer === true,
  );
}

/**
 * Loads the lists of muted and blocked accounts: statuses also mention accounts whose relationship
 * the server does not send. Runs after the first page of a timeline, and after each loss of the
 * stream, since the stream reports no mutes and blocks. The result is stored for the next visit.
 * Failures are logged; the next run tries again.
 */
export async function loadMutesAndBlocks(
  session: Session,
  stored: PersistedValue<MutedAndBlocked>,
): Promise<void> {
  const { clock, ended, onRejoined, tables } = session;
  try {
    while (isFirstPageLoading(session)) await clock.wait(checkInterval, ended);
  } catch {
    return;
  }
  const persisting = persistMutesAndBlocks(tables, stored, ended);
  tables.relationships.subscribeAll(throttle(persisting.persist, persistInterval));
  let reading: Promise<void> | undefined;
  let isDue = false;
  const read = async (): Promise<void> => {
    do {
      isDue = false;
      await readLists(session, persisting);
    } while (isDue && !ended.aborted);
    reading = undefined;
  };
  const begin = (): void => {
    isDue = true;
    reading ??= read();
  };
  onRejoined.add(begin);
  begin();
}
