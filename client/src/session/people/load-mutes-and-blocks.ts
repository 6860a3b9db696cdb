import { getBlocks, getMutes } from '@rookery/contract/calls/mutes-and-blocks.ts';
import { trackRequest } from '#store/track-request.ts';
import {
  ingestListedAccounts,
  clearUnlistedAccounts,
  type RelationshipListKind,
} from '#store/ingest/ingest-mutes-and-blocks.ts';
import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import { throttle } from '#lib/throttle.ts';
import type { Session } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';
import { persistMutesAndBlocks, type MuteAndBlockWriter } from './persist-mutes-and-blocks.ts';
import type { MutedAndBlocked } from './persisted-mutes-and-blocks.ts';

/** Maximum that most servers return. */
const pageLength = 40;

/** Maximum pages per list, to limit the server's load. */
const maxPages = 20;

/** Interval in milliseconds of checks for the first page. */
const checkInterval = 1_000;

/** Minimum interval in milliseconds between writes. */
const persistInterval = 500;

const lists = [
  [getMutes, 'muting'],
  [getBlocks, 'blocking'],
] as const;

/**
 * Reads a whole list and ingests it as of the moment of its first request. Returns the listed
 * account ids.
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
    const {
      value,
      links,
      issues: troubles,
    } = await call(row, {
      query: {
        limit: pageLength,
        with_relationships: true,
        ...(cursor === undefined ? {} : { max_id: cursor }),
      },
      signal: ended,
    });
    ingestListedAccounts(tables, value, meaning, context);
    for (const { id } of value) listed.add(id);
    isComplete &&= troubles.length === 0;
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
 * Loads muted and blocked accounts, which servers do not report for accounts that a status only
 * mentions. Runs after the first page, and again after each stream loss, as the stream does not
 * report them either. The result is stored for the next visit. Failures are logged and retried
 * then.
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
