import { Plural, Trans } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import type { Collection } from '#session/people/collection-queries.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { AccountName } from './account-name.tsx';
import styles from './collection-list.module.css';

function Owner({ id }: { id: string }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <span className={styles.count}>
      <Trans comment="Who made this collection">
        By{' '}
        <AppLink href={profilePath(account)}>
          <AccountName account={account} />
        </AppLink>
      </Trans>
    </span>
  );
}

/** Links to collections, each with the number of people in it. */
export function CollectionList({
  collections,
  label,
  showsOwners = false,
}: {
  collections: readonly Collection[];
  label: string;
  /**
   * Whether each link names the owner of the collection; the owners' accounts must be in the
   * tables.
   */
  showsOwners?: boolean;
}) {
  return (
    <ul aria-label={label}>
      {collections.map((collection) => (
        <li key={collection.id} className={styles.line}>
          <div className={styles.text}>
            <AppLink href={pathTo('collection', { id: collection.id })} className={styles.name}>
              <bdi>{collection.name}</bdi>
            </AppLink>
            {collection.item_count !== undefined && (
              <span className={styles.count}>
                <Plural value={collection.item_count} one="# person" other="# people" />
              </span>
            )}
            {showsOwners && <Owner id={collection.account_id} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
