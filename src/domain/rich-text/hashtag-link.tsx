import type { ReactNode } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { RichHashtag } from './rich-node.ts';
import styles from './rich-text.module.css';

/** A hashtag, leading to its timeline here (R-SEARCH-006). */
export function HashtagLink({ hashtag, children }: { hashtag: RichHashtag; children: ReactNode }) {
  return (
    <AppLink href={pathTo('tag-timeline', { tag: hashtag.tag })} className={styles.hashtag}>
      <bdi>{children}</bdi>
    </AppLink>
  );
}
