import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { removeCollectionItem } from '@rookery/contract/calls/mastodon/collections.ts';
import { AccountLine } from '#components/account/account-line.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import {
  type Collection,
  collectionAccountIds,
  collectionQuery,
  maxCollectionAccounts,
} from '#session/people/collection-queries.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CollectionSearch } from './collection-search.tsx';
import styles from './collections.module.css';

type Item = NonNullable<Collection['items']>[number];

/** An account of a collection; the owner can remove it. */
function CollectionPerson({
  collection,
  item: { id: item, account_id: id, state },
  isOwn,
}: {
  collection: Collection;
  item: Item;
  isOwn: boolean;
}) {
  const { t } = useLingui();
  const session = useSession();
  const address = displayAddress(useRow(session.tables.accounts, id ?? undefined)?.acct ?? '');
  const { attempt, isPending, failure } = useAttempt(async () => {
    await session.call(removeCollectionItem, { path: { id: collection.id, item } });
    await invalidateQuery(session, collectionQuery);
  });
  if (typeof id !== 'string') return null;
  if (!isOwn) return <AccountLine id={id} />;
  return (
    <AccountLine
      id={id}
      below={
        <>
          {state === 'pending' && <Trans>Hasn’t accepted yet</Trans>}
          <CallFailure error={failure} onRetry={() => void attempt()} />
        </>
      }
    >
      <IconButton
        icon={X}
        size="small"
        label={t`Remove ${address} from the collection`}
        disabled={isPending}
        onClick={() => void attempt()}
      />
    </AccountLine>
  );
}

/** The people of a collection; hidden at first if it is marked as sensitive. */
export function CollectionPeople({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const session = useSession();
  const isOwn = collection.account_id === session.viewerId;
  const [isShown, setIsShown] = useState(isOwn || collection.sensitive !== true);
  const { items = [] } = collection;
  if (!isShown)
    return (
      <div className={styles.about}>
        <p>
          <Trans>This collection is marked as sensitive.</Trans>
        </p>
        <div>
          <Button size="small" onClick={() => setIsShown(true)}>
            <Trans>Show people</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {isOwn &&
        (items.length < maxCollectionAccounts ? (
          <CollectionSearch
            collectionId={collection.id}
            accountIds={collectionAccountIds(collection)}
            onAdded={() => invalidateQuery(session, collectionQuery)}
          />
        ) : (
          <p className={styles.hint}>
            <Trans>The collection is full: it can have up to {maxCollectionAccounts} people.</Trans>
          </p>
        ))}
      {items.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No one is in this collection yet.</Trans>
        </p>
      ) : (
        <ul aria-label={t`People`}>
          {items.map((item) => (
            <ItemBoundary key={item.id}>
              <CollectionPerson collection={collection} item={item} isOwn={isOwn} />
            </ItemBoundary>
          ))}
        </ul>
      )}
    </>
  );
}
