import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { addCollectionItem } from '@rookery/contract/calls/mastodon/collections.ts';
import { AccountLabel } from '#components/account/account-label.tsx';
import { useAccountSearch } from '#components/account/account-search.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { canBeAddedToCollection } from '#session/people/can-be-added-to-collection.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './collections.module.css';

/** Delay between typing and searching, in milliseconds. */
const searchDelay = 1_000;

/** A found account with a button, or with the reason why it cannot be added. */
function FoundAccount({
  id,
  isIn,
  isBusy,
  onAdd,
}: {
  id: string;
  isIn: boolean;
  isBusy: boolean;
  onAdd: () => void;
}) {
  const { t } = useLingui();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  const name = displayAddress(account.acct ?? '');
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <AccountLabel account={account} size={32} />
      </span>
      {isIn ? (
        <Trans>Added</Trans>
      ) : canBeAddedToCollection(account) ? (
        <Button size="small" isBusy={isBusy} aria-label={t`Add ${name}`} onClick={onAdd}>
          <Trans>Add</Trans>
        </Button>
      ) : (
        <Trans>Can’t be added</Trans>
      )}
    </li>
  );
}

/** Search for accounts to add to a collection of the viewer. */
export function CollectionSearch({
  collectionId,
  accountIds,
  onAdded,
}: {
  collectionId: string;
  accountIds: readonly string[];
  onAdded: () => unknown;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [settled, settle] = useDebounced(query, searchDelay);
  const state = useAccountSearch(settled, { isFollowedOnly: false });
  const { send, isSending, failure } = useSendRequest(addCollectionItem, () => true);
  const add = async (id: string): Promise<void> => {
    const values = { path: { id: collectionId }, body: { account_id: id } };
    if ((await send(values)) === true) await onAdded();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isInputMethodKey(event.nativeEvent)) settle();
  };
  return (
    <div className={styles.about}>
      <TextInput
        type="search"
        label={t`Find people to add`}
        description={t`People who don’t want to be found can’t be added.`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <CallFailure error={failure} />
      <RequestView state={state} label={t`Searching…`} empty={t`No one found`}>
        {(ids) => (
          <ul aria-label={t`People found`} className={styles.found}>
            {ids.map((id) => (
              <FoundAccount
                key={id}
                id={id}
                isIn={accountIds.includes(id)}
                isBusy={isSending}
                onAdd={() => void add(id)}
              />
            ))}
          </ul>
        )}
      </RequestView>
    </div>
  );
}
