import { Trans, useLingui } from '@lingui/react/macro';
import { getUsers } from '@rookery/contract/calls/admin-registrations.ts';
import { useState } from 'react';
import { AccountLine } from '#components/account/account-line.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import { accountQuery, accountsToRetain } from '#session/people/account-queries.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { type AccountRow, roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { SegmentedControl } from '#ui/forms/segmented-control.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { AccountTools } from './account-tools.tsx';
import { ingestListedUser } from '#session/moderation/ingest-staff-fields.ts';
import styles from '../moderation.module.css';
import { PaneRow, TwoPanes } from '../two-panes.tsx';

const pageSize = 50;

/** Delay between typing and searching, in milliseconds. */
const searchDelay = 500;

const peopleQuery = defineQuery(
  'people for staff',
  getUsers,
  ({ users }, context): readonly string[] =>
    (users ?? []).map((user) => ingestListedUser(user, context)),
  accountsToRetain,
);

const shortcode = /:[^:\s]+:/;

/** Loads the custom emoji of a name: the accounts of Akkoma's lists for staff come without them. */
function useNameEmojis(account: AccountRow | undefined, id: string): void {
  const isMissing = account?.emojis === undefined && shortcode.test(account?.displayName ?? '');
  useCall(accountQuery, { path: { id } }, { isDisabled: !isMissing, staleTime: Infinity });
}

function PersonRow({
  id,
  isCurrent,
  onChoose,
}: {
  id: string;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const account = useRow(useSession().tables.accounts, id);
  const role = account && roleOf(account);
  useNameEmojis(account, id);
  return (
    <PaneRow
      accountId={id}
      isCurrent={isCurrent}
      onChoose={onChoose}
      text={<AccountName account={account} />}
      end={
        account?.isDeactivated === true ? (
          <Trans comment="Short badge of an account">Deactivated</Trans>
        ) : role === 'admin' ? (
          <Trans>Admin</Trans>
        ) : (
          role === 'moderator' && <Trans>Moderator</Trans>
        )
      }
    />
  );
}

/**
 * A person with the tools. The viewer's own account has none, so that nobody removes their own
 * rights.
 */
function Person({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { tables, viewerId } = useSession();
  const row = useRow(tables.accounts, id);
  /* Loads the whole account, because the list contains only a part of each. */
  useCall(accountQuery, { path: { id } });
  return (
    <>
      <ul className={styles.person}>
        {/* `false` renders no follow button. */}
        <AccountLine id={id}>{false}</AccountLine>
      </ul>
      {row && id !== viewerId && <AccountTools row={row} onLeave={onLeave} />}
    </>
  );
}

/** The people whom the server knows, with a search, and the tools for one of them. */
export function People() {
  const { t } = useLingui();
  const { tables } = useSession();
  const isPhone = useMediaQuery(mobileQuery);
  const [place, setPlace] = useState<'all' | 'local' | 'external'>('local');
  const [words, setWords] = useState('');
  const [query] = useDebounced(words.trim(), searchDelay);
  const [chosen, setChosen] = useState<string>();
  const pages = useCallPages(peopleQuery, {
    query: {
      page_size: pageSize,
      ...(place !== 'all' && { filters: place }),
      ...(query !== '' && { query }),
    },
  });
  const current = chosen ?? (isPhone ? undefined : pages.items?.[0]);
  const address = displayAddress(useRow(tables.accounts, current)?.acct ?? '');
  return (
    <TwoPanes
      filters={
        <>
          <TextInput
            label={t`Search`}
            isLabelHidden
            placeholder={t`Search`}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <SegmentedControl
            label={t`People`}
            value={place}
            onChoose={setPlace}
            options={[
              ['all', t`All servers`],
              ['local', t`This server`],
              ['external', t`Other servers`],
            ]}
          />
        </>
      }
      list={
        <PagedList state={pages} label={t`People`} empty={t`No matches`}>
          {(id) => <PersonRow id={id} isCurrent={id === current} onChoose={() => setChosen(id)} />}
        </PagedList>
      }
      chosenId={current}
      title={t`Moderate ${{ address }}`}
      onBack={() => setChosen(undefined)}
    >
      {current !== undefined && (
        <Person key={current} id={current} onLeave={() => setChosen(undefined)} />
      )}
    </TwoPanes>
  );
}
