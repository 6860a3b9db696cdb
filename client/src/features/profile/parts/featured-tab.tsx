import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { AccountLine } from '#components/account/account-line.tsx';
import { CollectionList } from '#components/account/collection-list.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { TagList } from '#components/timeline/tag-list.tsx';
import styles from './featured-tab.module.css';
import type { ProfileFeatured } from './use-featured-on-profile.ts';

/** A part of the tab with a heading. */
function FeaturedPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The hashtags, people and collections that an account features on its profile. */
export function FeaturedTab({ tags, people, collections }: ProfileFeatured) {
  const { t } = useLingui();
  return (
    <>
      {tags.length > 0 && (
        <FeaturedPart title={<Trans>Hashtags</Trans>}>
          <TagList tags={tags.map(({ name, statuses_count: count }) => ({ name, count }))} />
        </FeaturedPart>
      )}
      {people.length > 0 && (
        <FeaturedPart title={<Trans>People</Trans>}>
          <ul aria-label={t`People`}>
            {people.map((id) => (
              <ItemBoundary key={id}>
                <AccountLine id={id} />
              </ItemBoundary>
            ))}
          </ul>
        </FeaturedPart>
      )}
      {collections.length > 0 && (
        <FeaturedPart title={<Trans>Collections</Trans>}>
          <CollectionList collections={collections} label={t`Collections`} />
        </FeaturedPart>
      )}
    </>
  );
}
