import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { getFavouritedBy, getRebloggedBy } from '#contract/calls/statuses.ts';
import { AvatarRow } from '#domain/account/avatar-row.tsx';
import { PeopleList } from '#domain/account/people-list.tsx';
import { ingestStatusPeople, type StatusPeople } from '#entities/ingest/ingest-status-people.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import styles from './status-people-rows.module.css';

const calls = { favouritedByIds: getFavouritedBy, rebloggedByIds: getRebloggedBy } as const;

/** Asks for one kind of people; what is shown stays when they cannot be had. */
function usePeople(id: string, people: StatusPeople, count: number): void {
  const { call, tables, viewerId, log } = useSession();
  useEffect(() => {
    if (count === 0) return undefined;
    const left = new AbortController();
    const askedAt = tables.hub.now();
    call(calls[people], { path: { id }, signal: left.signal }).then(
      ({ value }) => ingestStatusPeople(tables, id, people, value, { askedAt, viewerId }),
      (error: unknown) => {
        if (!left.signal.aborted) log('people of a status could not be loaded', { error });
      },
    );
    return () => left.abort();
  }, [call, count, id, log, people, tables, viewerId]);
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
  people,
  ids,
  count,
}: {
  people: StatusPeople;
  ids: readonly string[];
  count: number;
}) {
  const { t } = useLingui();
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
    </div>
  );
}

/** Who repeated and who favourited the status that one reads closely (spec 2 §2). */
export function StatusPeopleRows({ status }: { status: StatusRow }) {
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.statusViewers, status.id);
  const { id, reblogsCount = 0, favouritesCount = 0 } = status;
  usePeople(id, 'rebloggedByIds', reblogsCount);
  usePeople(id, 'favouritedByIds', favouritesCount);
  return (
    <div className={styles.rows}>
      <PeopleRow
        people="rebloggedByIds"
        ids={withViewer(status.rebloggedByIds, viewerId, viewer?.reblogged === true)}
        count={reblogsCount}
      />
      <PeopleRow
        people="favouritedByIds"
        ids={withViewer(status.favouritedByIds, viewerId, viewer?.favourited === true)}
        count={favouritesCount}
      />
    </div>
  );
}
