import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { displayAcct } from '#lib/url/display-address.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import peopleStyles from '#components/account/people.module.css';
import { getFavouritedBy, getRebloggedBy } from '@rookery/contract/calls/status-details.ts';
import { AccountNamesList } from '#components/account/account-names-list.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ingestStatusPeople, type StatusPeopleField } from '#store/ingest/ingest-status-details.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { defineQuery, type Query } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { HoverCard } from '#components/popover/hover-card.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { visibilityIcons } from '../visibility-icons.ts';
import { RepliesLine } from './replies-line.tsx';
import styles from './focused-details.module.css';
import { useProfilePath } from '#session/profile-path.ts';
import { QuotesList } from './lazy-quotes-list.ts';

/** Maximum number of avatars in a row (R-CONST-095). */
const maxAvatars = 15;

function PersonAvatar({ id }: { id: string }) {
  const profilePath = useProfilePath();
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

/** Returns a query for the accounts, which stores their ids in the status's row. */
function peopleQuery(call: PeopleCall, people: StatusPeopleField): Query<PeopleCall, string> {
  return defineQuery(people, call, (wires, { tables, ...context }, { path }) => {
    ingestStatusPeople(tables, path.id, people, wires, context);
    return path.id;
  });
}

const peopleOf = {
  favouritedByIds: peopleQuery(getFavouritedBy, 'favouritedByIds'),
  rebloggedByIds: peopleQuery(getRebloggedBy, 'rebloggedByIds'),
};

/** Adds or removes the viewer by `isAmong`: the server's list may be older than their own click. */
function withViewer(
  ids: readonly string[] = [],
  viewerId: string | null,
  isAmong: boolean,
): readonly string[] {
  if (viewerId === null) return ids;
  const others = ids.filter((id) => id !== viewerId);
  return isAmong ? [viewerId, ...others] : others;
}

interface PeopleProps {
  readonly statusId: string;
  readonly people: StatusPeopleField;
  readonly ids: readonly string[];
  readonly count: number;
}

/**
 * Avatars of the accounts that favourited or reblogged a status; their names are shown on hover.
 */
function PeopleRow({ statusId, people, ids, count }: PeopleProps) {
  const { t } = useLingui();
  const { failure, retry } = useCall(
    peopleOf[people],
    { path: { id: statusId } },
    { version: count },
  );
  const label = people === 'favouritedByIds' ? t`Liked by` : t`Repeated by`;
  return (
    <div className={styles.people}>
      <span>{label}</span>
      <HoverCard label={label} content={<AccountNamesList ids={ids} count={count} />}>
        <span className={peopleStyles.row}>
          {ids.slice(0, maxAvatars).map((id) => (
            <PersonAvatar key={id} id={id} />
          ))}
        </span>
      </HoverCard>
      <CallFailure error={failure} onRetry={retry} />
    </div>
  );
}

/** A button with a count in words that shows and hides the list of accounts or statuses. */
function CountButton({
  name,
  statusId,
  text,
  list,
}: {
  name: string;
  statusId: string;
  text: ReactNode;
  list: ReactNode;
}) {
  const [isOpen, setOpen] = useSavedToggle(`${name} of ${statusId}`, false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.count}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      {isOpen && (
        <div id={id} className={styles.list}>
          {list}
        </div>
      )}
    </>
  );
}

function PeopleCount(props: PeopleProps) {
  const { people, statusId, count } = props;
  if (count === 0) return null;
  return (
    <CountButton
      name={people}
      statusId={statusId}
      text={
        people === 'favouritedByIds' ? (
          <Plural
            value={count}
            one={
              <Trans>
                <b>#</b> like
              </Trans>
            }
            other={
              <Trans>
                <b>#</b> likes
              </Trans>
            }
          />
        ) : (
          <Plural
            value={count}
            one={
              <Trans>
                <b>#</b> repeat
              </Trans>
            }
            other={
              <Trans>
                <b>#</b> repeats
              </Trans>
            }
          />
        )
      }
      list={<PeopleRow {...props} />}
    />
  );
}

/** The date, the audience and the application of a status. */
function Origin({ status }: { status: StatusRow }) {
  const { i18n } = useLingui();
  const { createdAt = '', visibility, application } = status;
  const time = formatDateTime(createdAt, i18n.locale, 'weekday');
  const audience = visibility && visibilityIcons[visibility];
  return (
    <p className={styles.origin}>
      {time !== '' && <time dateTime={createdAt}>{time}</time>}
      {audience && (
        <span>
          <Icon of={audience.icon} />
          {i18n._(audience.label)}
        </span>
      )}
      {application && <bdi>{application.name}</bdi>}
    </p>
  );
}

/** The number of quotes, which opens their list where the server has one. */
function QuotesCount({ status, count }: { status: StatusRow; count: number }) {
  const { viewerId, instance } = useSession();
  const hasList = useStore(instance, ({ info }) => can('quotePolicies', info.serverInfo));
  const text = (
    <Plural
      value={count}
      one={
        <Trans>
          <b>#</b> quote
        </Trans>
      }
      other={
        <Trans>
          <b>#</b> quotes
        </Trans>
      }
    />
  );
  if (viewerId === null || !hasList) return <span>{text}</span>;
  return (
    <CountButton
      name="quotes"
      statusId={status.id}
      text={text}
      list={
        <LazyBoundary>
          <QuotesList status={status} />
        </LazyBoundary>
      }
    />
  );
}

/** What only the main status of a conversation shows: its origin, and its counts in words. */
export function FocusedDetails({
  status,
  replyIds,
}: {
  status: StatusRow;
  /** Ids of the replies in the loaded conversation. */
  replyIds: readonly string[];
}) {
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.statusViewers, status.id);
  const { id, repliesCount = 0, reblogsCount = 0, favouritesCount = 0, quotesCount = 0 } = status;
  const replies = (
    <Plural
      value={repliesCount}
      one={
        <Trans>
          <b>#</b> reply
        </Trans>
      }
      other={
        <Trans>
          <b>#</b> replies
        </Trans>
      }
    />
  );
  return (
    <>
      <Origin status={status} />
      <div className={styles.counts}>
        {repliesCount > 0 &&
          /* In a tree, the replies are visible below the status, so the count is no button. */
          (replyIds.length === 0 ? (
            <span>{replies}</span>
          ) : (
            <CountButton
              name="replies"
              statusId={id}
              text={replies}
              list={<RepliesLine ids={replyIds} />}
            />
          ))}
        <PeopleCount
          statusId={id}
          people="rebloggedByIds"
          ids={withViewer(status.rebloggedByIds, viewerId, viewer?.reblogged === true)}
          count={reblogsCount}
        />
        {quotesCount > 0 && <QuotesCount status={status} count={quotesCount} />}
        <PeopleCount
          statusId={id}
          people="favouritedByIds"
          ids={withViewer(status.favouritedByIds, viewerId, viewer?.favourited === true)}
          count={favouritesCount}
        />
      </div>
    </>
  );
}
