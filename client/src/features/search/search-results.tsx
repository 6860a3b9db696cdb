import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedAccounts } from '#components/account/paged-accounts.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { NoPostsFound } from '#components/status/no-posts-found.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { formatNumber } from '#i18n/format/number.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { ChoiceTabs } from '#ui/forms/choice-tabs.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import type { Tag } from '@rookery/contract/schemas/tag.ts';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import textStyles from '#ui/text-styles.module.css';
import { highlightMatches } from '#lib/highlight-matches.ts';
import { resolveSearchTab, type SearchTab, searchTabs } from '#session/search/search-tabs.ts';
import {
  hashtagSearchQuery,
  peopleSearchQuery,
  statusSearchQuery,
} from '#session/search/search-queries.ts';
import styles from './search.module.css';

/** Size of the chart in units of its SVG view box. */
const chart = { width: 70, height: 20 } as const;

/** Returns the points of a line chart of daily uses, oldest first. */
function pointsOf(uses: readonly number[]): string {
  const maxUses = Math.max(1, ...uses);
  const step = chart.width / Math.max(1, uses.length - 1);
  return uses
    .map((count, index) => `${index * step},${chart.height - (count / maxUses) * chart.height}`)
    .join(' ');
}

/** A hashtag with the number of people who used it recently, and a chart of its uses. */
function FoundHashtag({ tag: { name, history = [] } }: { tag: Tag }) {
  const { t } = useLingui();
  const [latest] = history;
  const uses = history.map((day) => day.uses ?? 0).toReversed();
  return (
    <li className={styles.hashtag}>
      <AppLink href={pathTo('tag-timeline', { tag: name })}>#{name}</AppLink>
      {latest && (
        <span className={textStyles.faint}>
          <Plural value={{ count: latest.accounts ?? 0 }} one="# person" other="# people" />
          {', '}
          <Plural value={{ count: latest.uses ?? 0 }} one="# post" other="# posts" />
        </span>
      )}
      {uses.length > 1 && (
        <svg
          role="img"
          aria-label={t`Posts per day`}
          viewBox={`-1 -1 ${chart.width + 2} ${chart.height + 2}`}
          className={styles.history}
        >
          <polyline points={pointsOf(uses)} />
        </svg>
      )}
    </li>
  );
}

const pageSize = 20;

function requestValues(words: string, type: 'accounts' | 'hashtags' | 'statuses') {
  return { query: { q: words, resolve: true, limit: pageSize, type, with_relationships: true } };
}

/** The results of a search in tabs. */
export function SearchResults({
  words,
  chosen,
  onOpen,
}: {
  words: string;
  /** The tab that the viewer has chosen; undefined for the first tab with results. */
  chosen: SearchTab | undefined;
  onOpen: (tab: SearchTab) => void;
}) {
  const { i18n, t } = useLingui();
  const statuses = useCallPages(statusSearchQuery, requestValues(words, 'statuses'));
  const people = useCallPages(peopleSearchQuery, requestValues(words, 'accounts'));
  /* A hashtag in the results only links to its timeline, so hashtags are not searched for a
     viewer who cannot read that timeline. */
  const canReadTags = useCanReadFeed('hashtag_feeds');
  const shownTabs = searchTabs.filter((one) => one !== 'hashtags' || canReadTags);
  const hashtags = useCallPages(hashtagSearchQuery, requestValues(words, 'hashtags'), {
    isDisabled: !canReadTags,
  });
  const states = { statuses, people, hashtags };
  const countOf = (tab: SearchTab): number | undefined => {
    if (!shownTabs.includes(tab)) return 0;
    const { items, failure } = states[tab];
    return items?.length ?? (failure === undefined ? undefined : 0);
  };
  const tab = resolveSearchTab(
    words,
    shownTabs.find((one) => one === chosen),
    countOf,
  );
  const labels = { statuses: t`Posts`, people: t`People`, hashtags: t`Hashtags` };
  const marked = useCallback((root: HTMLElement | null) => highlightMatches(root, words), [words]);
  const next = (
    <LinkButton href={pathTo('search')}>
      <Trans>Search for something else</Trans>
    </LinkButton>
  );
  const nothing = (
    <EmptyNote action={next}>
      <Trans>No results for “{words}”</Trans>
    </EmptyNote>
  );
  return (
    <div ref={marked} className={styles.results}>
      <ChoiceTabs
        label={t`Result types`}
        tabs={shownTabs.map((one) => {
          const count = countOf(one) ?? 0;
          const more = states[one].hasMore ? '+' : '';
          const countLabel = count > 0 ? formatNumber(count, i18n.locale) + more : '';
          return [one, labels[one], countLabel] as const;
        })}
        chosen={tab}
        onChoose={onOpen}
      />
      {tab === undefined && <Spinner isBlock label={t`Searching…`} />}
      {tab === 'statuses' && (
        <PagedList
          state={statuses}
          label={labels.statuses}
          empty={<NoPostsFound words={words} action={next} />}
        >
          {(id) => (
            <li>
              <StatusCard id={id} />
            </li>
          )}
        </PagedList>
      )}
      {tab === 'people' && <PagedAccounts state={people} label={labels.people} empty={nothing} />}
      {tab === 'hashtags' && (
        <PagedList
          state={hashtags}
          label={labels.hashtags}
          empty={nothing}
          keyOf={({ name }) => name}
        >
          {(found) => <FoundHashtag tag={found} />}
        </PagedList>
      )}
    </div>
  );
}
