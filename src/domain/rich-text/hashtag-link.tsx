import { use } from 'react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { ExternalLink } from './external-link.tsx';
import type { RichHashtag } from './rich-node.ts';
import { RichTextLinks } from './rich-text-links.ts';
import styles from './rich-text.module.css';

/** A hashtag, leading to its timeline here (R-SEARCH-006). */
export function HashtagLink({ hashtag, children }: { hashtag: RichHashtag; children: ReactNode }) {
  const path = use(RichTextLinks).tagHref(hashtag);
  if (path === undefined) {
    return (
      <ExternalLink href={hashtag.href} host={undefined}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <AppLink href={path} className={styles.hashtag}>
      <bdi>{children}</bdi>
    </AppLink>
  );
}
