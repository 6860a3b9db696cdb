import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import type { Collection } from '#session/people/collection-queries.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './collection-list.module.css';

/** Links to collections, each with the number of people in it. */
export function CollectionList({
  collections,
  label,
  actionsOf,
}: {
  collections: readonly Collection[];
  label: string;
  /** Returns the buttons beside a collection. */
  actionsOf?: (collection: Collection) => ReactNode;
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
          </div>
          {actionsOf?.(collection)}
        </li>
      ))}
    </ul>
  );
}
