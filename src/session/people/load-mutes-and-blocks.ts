import { getBlocks, getMutes } from '#contract/calls/mutes-and-blocks.ts';
import { asked } from '#entities/asked.ts';
import {
  ingestListed,
  ingestUnlisted,
  type ListMeaning,
} from '#entities/ingest/ingest-mutes-and-blocks.ts';
import type { StoredValue } from '#lib/storage/stored-value.ts';
import { throttle } from '#lib/throttle.ts';
import type { Session } from '../session.ts';
import { unawaited } from '../unawaited.ts';
import { persistMutesAndBlocks, type Persisting } from './persist-mutes-and-blocks.ts';
import type { MutedAndBlocked } from './stored-mutes-and-blocks.ts';

/** What most servers give at most. */
const pageLength = 40;

/** So many pages of one list are asked for, lest a long one keep the server busy. */
const mostPages = 20;

/** Milliseconds between two looks whether the first page is there. */
const lookInterval = 1_000;

/** Milliseconds between two writings of what the member does meanwhile. */
const persistInterval = 500;

const lists = [
  [getMutes, 'muting'],
  [getBlocks, 'blocking'],
] as const;

/** Reads one list to its end; gives whom it names. All of it is as of when its first page was asked. */
async function readPages(
  { call, tables, viewerId, ended }: Session,
  row: (typeof lists)[number][0],
  meaning: ListMeaning,
  askedAt: number,
): Promise<ReadonlySet<string>> {
  const context = { askedAt, viewerId };
  const listed = new Set<string>();
  let isWhole = true;
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { value, links, troubles } = await call(row, {
      query: {
        limit: pageLength,
        with_relationships: true,
        ...(cursor === undefined ? {} : { max_id: cursor }),
      },
      signal: ended,
    });
    ingestListed(tables, value, meaning, context);
    for (const { id } of value) listed.add(id);
    isWhole &&= troubles.length === 0;
    cursor = links.older;
    if (cursor !== undefined) continue;
    /* Old servers name no next page: only after a page that is not full is the list known to be whole. */
    if (isWhole && value.length < pageLength) ingestUnlisted(tables, listed, meaning, context);
    break;
  }
  return listed;
}

async function readLists(session: Session, persisting: Persisting): Promise<void> {
  for (const [row, meaning] of lists) {
    const readOne = async (): Promise<void> => {
      const finish = persisting.begin(meaning);
      const { answer: listed } = await asked(session.tables.hub, (askedAt) =>
        readPages(session, row, meaning, askedAt),
      );
      finish(listed);
    };
    const { path } = row;
    await unawaited(session, 'mutes or blocks could not be fetched', readOne, { path });
  }
}

function isFirstPageComing({ feeds }: Session): boolean {
  return [...feeds.all()].some(
    ({ id, feed }) => !feed.isLoaded && feeds.progress.get(id)?.isLoadingNewer === true,
  );
}

/**
 * Learns whom the member has muted and blocked, as servers do not say it of those whom a status only
 * mentions: once the first page is there, and again whenever the stream is up again after a loss, as
 * it tells of neither. It is stored for the next visit. What fails is logged, and waits for that.
 */
export async function loadMutesAndBlocks(
  session: Session,
  stored: StoredValue<MutedAndBlocked>,
): Promise<void> {
  const { clock, ended, onRejoined, tables } = session;
  try {
    while (isFirstPageComing(session)) await clock.wait(lookInterval, ended);
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
