import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { accountsToRetain, relationshipsQuery } from '#session/people/account-queries.ts';
import { useResolvingSearch } from '#components/account/account-search.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { decodeAcctHost, displayAcct, displayAddress } from '#lib/url/display-address.ts';
import { type CallState, useCall } from '#session/queries/use-call.ts';
import { type PagesState, useCallPages } from '#session/queries/use-call-pages.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/page/layout.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import { AccountName } from '#components/account/account-name.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useRow } from '#store/use-row.ts';
import { readRelationship } from '#store/rows/relationship-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { getBlocks, getMutes } from '@rookery/contract/calls/mutes-and-blocks.ts';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { setBlocking, setMuting } from '#components/account/actions/mute-and-block-actions.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import {
  ingestListedAccounts,
  type RelationshipListKind,
} from '#store/ingest/ingest-mutes-and-blocks.ts';
import type { ResponseContext } from '#session/load.ts';
import { defineQuery } from '#session/queries/query.ts';
import type { Session } from '#session/session.ts';
import { BulkBar, useBulkAction } from './bulk-bar.tsx';
import styles from './filters.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/**
 * Stores a page of blocked or muted accounts as such, even if the response has no relationships.
 */
function ingestListPage(
  wires: readonly Account[],
  context: ResponseContext,
  meaning: RelationshipListKind,
): readonly string[] {
  const ids = ingestAccounts(context.tables, wires, context);
  ingestListedAccounts(context.tables, wires, meaning, context);
  return ids;
}

const blocksQuery = defineQuery(
  'blocks',
  getBlocks,
  (w, context) => ingestListPage(w, context, 'blocking'),
  accountsToRetain,
);
const mutesQuery = defineQuery(
  'mutes',
  getMutes,
  (w, context) => ingestListPage(w, context, 'muting'),
  accountsToRetain,
);

/** The list of blocked or of muted accounts, with its labels and action. */
interface PeopleKind {
  readonly field: RelationshipListKind;
  readonly set: (session: Session, id: string, isOn: boolean) => Promise<void>;
  readonly title: MessageDescriptor;
  readonly state: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly searchLabel: MessageDescriptor;
  readonly on: MessageDescriptor;
  readonly off: MessageDescriptor;
  readonly offAll: (count: number) => MessageDescriptor;
}

const blockedPeople: PeopleKind = {
  field: 'blocking',
  set: setBlocking,
  title: msg`Blocked people`,
  state: msg({ message: 'Blocked', comment: 'Short badge: you blocked this person' }),
  empty: msg`You haven’t blocked anyone.`,
  searchLabel: msg`Search for someone to block or unblock`,
  on: msg`Block`,
  off: msg`Unblock`,
  offAll: (count) => msg`${plural(count, { one: 'Unblock # person', other: 'Unblock # people' })}`,
};

const mutedPeople: PeopleKind = {
  field: 'muting',
  set: (session, id, isOn) => setMuting(session, id, isOn),
  title: msg`Muted people`,
  state: msg({
    message: 'Muted',
    context: 'person',
    comment: 'Short badge: you muted this person',
  }),
  empty: msg`You haven’t muted anyone.`,
  searchLabel: msg`Search for someone to mute or unmute`,
  on: msg`Mute`,
  off: msg`Unmute`,
  offAll: (count) => msg`${plural(count, { one: 'Unmute # person', other: 'Unmute # people' })}`,
};

/**
 * An account with a button that blocks or mutes it and undoes that. The line stays after a click.
 */
function PersonLine({
  id,
  kind,
  hasState = false,
  children,
}: {
  id: string;
  kind: PeopleKind;
  /** Whether the line says that the account is blocked or muted. */
  hasState?: boolean;
  /** Rendered before the account. */
  children?: ReactNode;
}) {
  const profilePath = useProfilePath();
  const { i18n } = useLingui();
  const session = useSession();
  const account = useRow(session.tables.accounts, id);
  const isOn = readRelationship(useRow(session.tables.relationships, id))[kind.field];
  const { attempt, isPending, failure } = useAttempt(() => kind.set(session, id, !isOn));
  if (!account) return null;
  const label = i18n._(isOn ? kind.off : kind.on);
  const name = displayAddress(account.acct ?? '');
  return (
    <li className={styles.line}>
      {children}
      <AppLink href={profilePath(account)} className={styles.who}>
        <Avatar src={account.avatar} size={32} />
        <span className={styles.names}>
          <AccountName account={account} />
          <span className={styles.acct}>
            <bdi>{name}</bdi>
            {hasState && isOn && <> · {i18n._(kind.state)}</>}
          </span>
        </span>
      </AppLink>
      <CallFailure error={failure} />
      <Button
        size="small"
        isBusy={isPending}
        aria-label={`${label} ${name}`}
        onClick={() => void attempt()}
      >
        {label}
      </Button>
    </li>
  );
}

/** Delay between typing and searching, in milliseconds. */
const searchDelay = 500;

function matchesQuery(account: AccountRow | undefined, query: string): boolean {
  const acct = account?.acct ?? '';
  const text = comparableText(`${acct} ${decodeAcctHost(acct)} ${account?.displayName ?? ''}`);
  return text.includes(comparableText(query).trim().replace(/^@/, ''));
}

/** Searches people on the server. Returns them once their relationships have loaded. */
function useFoundPeople(query: string): CallState<readonly string[]> {
  const found = useResolvingSearch(query);
  const id = found.value ?? [];
  const relationshipState = useCall(
    relationshipsQuery,
    { query: { id } },
    { isDisabled: id.length === 0 },
  );
  if (id.length === 0 || relationshipState.value !== undefined) return found;
  return { ...relationshipState, value: undefined };
}

/** Blocked or muted people, with a search for more (R-SET-049). */
function PeopleBox({ kind, state }: { kind: PeopleKind; state: PagesState<string> }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { accounts, relationships } = session.tables;
  const [query, setQuery] = useState('');
  const [settled] = useDebounced(query, searchDelay);
  const found = useFoundPeople(settled);
  const bulk = useBulkAction((id) => kind.set(session, id, false));
  const listed = new Set(state.items);
  const items = state.items?.filter((id) => matchesQuery(accounts.get(id), query));
  const title = i18n._(kind.title);
  const others = found.value?.filter((id) => !listed.has(id) && id !== session.viewerId);
  const activeIds = (items ?? []).filter((id) => relationships.get(id)?.[kind.field] === true);
  return (
    <div className={layout.stack}>
      <TextInput
        label={i18n._(kind.searchLabel)}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {settled.trim() !== '' && (
        <RequestView
          state={{ ...found, value: others }}
          label={t`People found`}
          empty={<p className={textStyles.dim}>{t`No one else found`}</p>}
        >
          {(ids) => (
            <ul aria-label={t`People found`}>
              {ids.map((id) => (
                <ItemBoundary key={id}>
                  <PersonLine id={id} kind={kind} />
                </ItemBoundary>
              ))}
            </ul>
          )}
        </RequestView>
      )}
      <BulkBar bulk={bulk} shown={activeIds} label={i18n._(kind.offAll(bulk.chosen.size))} />
      <PagedList
        state={{ ...state, items }}
        label={title}
        empty={
          <p className={textStyles.dim}>
            {query.trim() === '' ? i18n._(kind.empty) : <Trans>No matches</Trans>}
          </p>
        }
      >
        {(id) => (
          <PersonLine id={id} kind={kind}>
            <input
              type="checkbox"
              aria-label={t`Select ${{ handle: displayAcct(accounts.get(id)?.acct ?? '') }}`}
              checked={bulk.chosen.has(id)}
              onChange={({ target }) => bulk.toggle(id, target.checked)}
            />
          </PersonLine>
        )}
      </PagedList>
    </div>
  );
}

const withRelationships = { query: { limit: 40, with_relationships: true } };

export function BlockedPeople() {
  return <PeopleBox kind={blockedPeople} state={useCallPages(blocksQuery, withRelationships)} />;
}

export function MutedPeople() {
  return <PeopleBox kind={mutedPeople} state={useCallPages(mutesQuery, withRelationships)} />;
}

/** Number of people of each list that are shown among all filters. */
const previewSize = 5;

/**
 * The first blocked and muted people, with a button that shows all; renders nothing if there are
 * none.
 */
export function PeoplePreview({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useLingui();
  const blocked = useCallPages(blocksQuery, withRelationships);
  const muted = useCallPages(mutesQuery, withRelationships);
  const rows = [
    ...(muted.items ?? []).slice(0, previewSize).map((id) => ({ id, kind: mutedPeople })),
    ...(blocked.items ?? []).slice(0, previewSize).map((id) => ({ id, kind: blockedPeople })),
  ];
  const isCut = [muted, blocked].some(({ items = [] }) => items.length > previewSize);
  return (
    <>
      {rows.length > 0 && (
        <ul aria-label={t`Muted and blocked people`}>
          {rows.map(({ id, kind }) => (
            <ItemBoundary key={`${kind.field} ${id}`}>
              <PersonLine id={id} kind={kind} hasState />
            </ItemBoundary>
          ))}
        </ul>
      )}
      {isCut && (
        <div>
          <Button size="small" onClick={onShowAll}>
            <Trans>All people</Trans>
          </Button>
        </div>
      )}
      <CallFailure error={muted.failure} onRetry={muted.retry} />
      <CallFailure error={blocked.failure} onRetry={blocked.retry} />
    </>
  );
}
