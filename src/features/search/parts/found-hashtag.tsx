import { Plural, useLingui } from '@lingui/react/macro';
import type { Tag } from '#contract/schemas/tag.ts';
import { pathTo } from '#components/links/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../search.module.css';

/** Size of the chart in its own units. */
const chart = { width: 70, height: 20 } as const;

/** Returns the points of a line chart of daily uses, oldest first. */
function pointsOf(uses: readonly number[]): string {
  const maxUses = Math.max(1, ...uses);
  const step = chart.width / Math.max(1, uses.length - 1);
  return uses
    .map((count, index) => `${index * step},${chart.height - (count / maxUses) * chart.height}`)
    .join(' ');
}

/** A hashtag with its recent number of people and uses. */
export function FoundHashtag({ tag: { name, history = [] } }: { tag: Tag }) {
  const { t } = useLingui();
  const [latest] = history;
  const uses = history.map((day) => day.uses ?? 0).toReversed();
  return (
    <li className={styles.hashtag}>
      <AppLink href={pathTo('tag-timeline', { tag: name })}>#{name}</AppLink>
      {latest && (
        <span className={textStyles.faint}>
          <Plural value={latest.accounts ?? 0} one="# person" other="# people" />
          {', '}
          <Plural value={latest.uses ?? 0} one="# use" other="# uses" />
        </span>
      )}
      {uses.length > 1 && (
        <svg
          role="img"
          aria-label={t`Uses by day`}
          viewBox={`-1 -1 ${chart.width + 2} ${chart.height + 2}`}
          className={styles.history}
        >
          <polyline points={pointsOf(uses)} />
        </svg>
      )}
    </li>
  );
}
