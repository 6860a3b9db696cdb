import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format/list.ts';
import { pathTo } from '#lib/url/paths.ts';
import type { TagGroup } from '#session/feeds/matches-tag-timeline.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './tag-summary.module.css';

/** Says in words which posts a timeline of several hashtags contains, with a link to the first. */
export function TagSummary({ tag, group: { any, all, none } }: { tag: string; group: TagGroup }) {
  const { i18n, t } = useLingui();
  const write = (names: readonly string[], joint: 'and' | 'or'): string =>
    formatList(
      names.map((name) => `#${name}`),
      i18n.locale,
      joint,
    );
  const some = write([tag, ...any], 'or');
  const required = write(all, 'and');
  const excluded = write(none, 'or');
  return (
    <p className={styles.summary}>
      {all.length > 0 && none.length > 0
        ? t`Posts with ${some}, together with ${required}, but not with ${excluded}.`
        : all.length > 0
          ? t`Posts with ${some}, together with ${required}.`
          : none.length > 0
            ? t`Posts with ${some}, but not with ${excluded}.`
            : t`Posts with ${some}.`}{' '}
      <AppLink href={pathTo('tag-timeline', { tag })}>
        <Trans>Only #{tag}</Trans>
      </AppLink>
    </p>
  );
}
