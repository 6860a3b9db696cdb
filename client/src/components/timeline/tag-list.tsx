import { Plural } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './tag-list.module.css';

/** Hashtags, which link to their timelines, with their numbers of posts if known. */
export function TagList({
  tags,
}: {
  tags: readonly { readonly name: string; readonly count?: number | undefined }[];
}) {
  /* Removes duplicates, which some servers send, because names are used as keys. */
  const unique = new Map(tags.map((tag) => [tag.name, tag]));
  return (
    <ul className={styles.tags}>
      {[...unique.values()].map(({ name, count }) => (
        <li key={name}>
          <AppLink href={pathTo('tag-timeline', { tag: name })}>#{name}</AppLink>
          {count !== undefined && (
            <span className={styles.count}>
              <Plural value={count} one="# post" other="# posts" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
