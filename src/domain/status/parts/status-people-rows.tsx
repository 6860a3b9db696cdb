import { Plural, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { getFavouritedBy, getRebloggedBy } from '#contract/calls/statuses.ts';
import { AvatarRow } from '#domain/account/avatar-row.tsx';
import { PeopleList } from '#domain/account/people-list.tsx';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ingestStatusPeople, type StatusPeople } from '#entities/ingest/ingest-status-people.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import { useDocument, type LoadedDocument } from '../use-document.ts';
import styles from './status-people-rows.module.css';

const calls = { favouritedByIds: getFavouritedBy, rebloggedByIds: getRebloggedBy } as const;

/** Asks for one kind of people, and again when their number has changed. */
function usePeople(id: string, people: StatusPeople, count: number): LoadedDocument<true> {
  const { call, tables, viewerId } = useSession();
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (count === 0) return true as const;
      const askedAt = tables.hub.now();
      const { value } = await call(calls[people], { path: { id }, signal });
      ingestStatusPeople(tables, id, people, value, { askedAt, viewerId });
      return true as const;
    },
    [call, count, id, people, tables, viewerId],
  );
  return useDocument(load);
}

/** The viewer's own press shows before the server's list has it. */
function withViewer(
  ids: readonly string[] = [],
  viewerId: string | null,
  isAmong: boolean,
): readonly string[] {
  if (viewerId === null) return ids;
  const others = ids.filter((id) => id !== viewerId);
  return isAmong ? [viewerId, ...others] : others;
}

function PeopleRow({
  statusId,
  people,
  ids,
  count,
}: {
  statusId: string;
  people: StatusPeople;
  ids: readonly string[];
  count: number;
}) {
  const { t, i18n } = useLingui();
  const { failure, retry } = usePeople(statusId, people, count);
  if (count === 0) return null;
  const isFavourites = people === 'favouritedByIds';
  const label = isFavourites ? t`Who likes this` : t`Who repeated this`;
  return (
    <div className={styles.row}>
      <HoverCard label={label} content={<PeopleList ids={ids} count={count} />}>
        <button type="button" className={styles.count}>
          {isFavourites ? (
            <Plural value={count} one="# like" other="# likes" />
          ) : (
            <Plural value={count} one="# repeat" other="# repeats" />
          )}
        </button>
      </HoverCard>
      <AvatarRow ids={ids} />
      {failure !== undefined && (
        <FailureLine onRetry={retry}>{i18n._(failureWords(failure))}</FailureLine>
      )}
    </div>
  );
}

/** Who repeated and who favourited the status that one reads closely (spec 2 §2). */
export function StatusPeopleRows({ status }: { status: StatusRow }) {
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.statusViewers, status.id);
  const { id, reblogsCount = 0, favouritesCount = 0 } = status;
  return (
    <div className={styles.rows}>
      <PeopleRow
        statusId={id}
        people="rebloggedByIds"
        ids={withViewer(status.rebloggedByIds, viewerId, viewer?.reblogged === true)}
        count={reblogsCount}
      />
      <PeopleRow
        statusId={id}
        people="favouritedByIds"
        ids={withViewer(status.favouritedByIds, viewerId, viewer?.favourited === true)}
        count={favouritesCount}
      />
    </div>
  );
}
