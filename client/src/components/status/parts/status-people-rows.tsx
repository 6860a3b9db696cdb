import { Plural, useLingui } from '@lingui/react/macro';
import { displayAcct } from '#lib/url/display-address.ts';
import { profilePath } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import peopleStyles from '#components/account/people.module.css';
import { getFavouritedBy, getRebloggedBy } from '@rookery/contract/calls/statuses.ts';
import { PeopleList } from '#components/account/people-list.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ingestStatusPeople, type StatusPeople } from '#store/ingest/ingest-status-details.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { defineQuery, type Query } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import styles from './status-people-rows.module.css';

/** Maximum number of avatars in a row (R-CONST-095). */
const maxAvatars = 15;

function PersonAvatar({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  const name = account.displayName || displayAcct(account.acct ?? '');
  return (
    <AppLink href={profilePath(account)} title={name}>
      <Avatar src={account.avatar} size={32} alt={name} />
    </AppLink>
  );
}

type PeopleCall = typeof getFavouritedBy | typeof getRebloggedBy;

/** Stores the accounts as ids in the status's row. */
function peopleQuery(call: PeopleCall, people: StatusPeople): Query<PeopleCall, string> {
  return defineQuery(people, call, (wires, { tables, ...how }, { path }) => {
    ingestStatusPeople(tables, path.id, people, wires, how);
    return path.id;
  });
}

const peopleOf = {
  favouritedByIds: peopleQuery(getFavouritedBy, 'favouritedByIds'),
  rebloggedByIds: peopleQuery(getRebloggedBy, 'rebloggedByIds'),
};

/** Adds the viewer before the server's list includes them. */
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
  const { t } = useLingui();
  const { failure, retry } = useCall(
    peopleOf[people],
    { path: { id: statusId } },
    { version: count, isDisabled: count === 0 },
  );
  if (count === 0) return null;
  const isFavourites = people === 'favouritedByIds';
  const label = isFavourites ? t`Liked by` : t`Repeated by`;
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
      <span className={peopleStyles.row}>
        {ids.slice(0, maxAvatars).map((id) => (
          <PersonAvatar key={id} id={id} />
        ))}
      </span>
      <CallFailure error={failure} onRetry={retry} />
    </div>
  );
}

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
