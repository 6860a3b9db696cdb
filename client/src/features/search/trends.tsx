import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '#components/request/paged-list.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import {
  peoplePerDay,
  trendingLinksQuery,
  trendingStatusesQuery,
  trendingTagsQuery,
} from '#session/search/trend-queries.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ChoiceTabs } from '#ui/forms/choice-tabs.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import textStyles from '#ui/text-styles.module.css';
import { TrendingLink } from './trending-link.tsx';
import styles from './trends.module.css';

const tabs = ['statuses', 'hashtags', 'links'] as const;

type TrendTab = (typeof tabs)[number];

/** Number of trends per request; Mastodon sends at most 20 hashtags or links and 40 statuses. */
const page = { query: { limit: 20 } } as const;

const nothing = (
  <EmptyNote>
    <Trans>Nothing is trending on this server right now.</Trans>
  </EmptyNote>
);

function TrendingStatuses() {
  const { t } = useLingui();
  return (
    <PagedList
      state={useCallPages(trendingStatusesQuery, page)}
      label={t`Trending posts`}
      empty={nothing}
    >
      {(id) => (
        <li>
          <StatusCard id={id} />
        </li>
      )}
    </PagedList>
  );
}

function TrendingTags() {
  const { t } = useLingui();
  return (
    <PagedList
      state={useCallPages(trendingTagsQuery, page)}
      label={t`Trending hashtags`}
      empty={nothing}
      keyOf={({ name }) => name}
    >
      {({ name, history }) => {
        const people = peoplePerDay(history);
        return (
          <li className={styles.tag}>
            <AppLink href={pathTo('tag-timeline', { tag: name })}>
              <bdi>#{name}</bdi>
            </AppLink>
            {people !== undefined && (
              <span className={textStyles.faint}>
                <Plural value={people} one="# person a day" other="# people a day" />
              </span>
            )}
          </li>
        );
      }}
    </PagedList>
  );
}

function TrendingLinks() {
  const { t } = useLingui();
  return (
    <PagedList
      state={useCallPages(trendingLinksQuery, page)}
      label={t`Trending links`}
      empty={nothing}
      keyOf={({ url }) => url}
    >
      {(link) => <TrendingLink link={link} />}
    </PagedList>
  );
}

/** What is popular on the server, for servers that have trends. The tab is in the address. */
export function Trends({ hash, onOpen }: { hash: string; onOpen: (tab: string) => void }) {
  const { t } = useLingui();
  const hasTags = useCanReadFeed('hashtag_feeds');
  const labels: Readonly<Record<TrendTab, string>> = {
    statuses: t`Posts`,
    hashtags: t`Hashtags`,
    links: t({ message: 'Links', comment: 'Tab: web pages that many people share' }),
  };
  const shown = tabs.filter((tab) => tab !== 'hashtags' || hasTags);
  const chosen = shown.find((tab) => hash === `#${tab}`) ?? 'statuses';
  const title = t`Trending on this server`;
  return (
    <section aria-label={title} className={styles.trends}>
      <h2 className={styles.title}>{title}</h2>
      <ChoiceTabs
        label={t`Kinds of trends`}
        tabs={shown.map((tab) => [tab, labels[tab]] as const)}
        chosen={chosen}
        onChoose={onOpen}
      />
      {chosen === 'statuses' && <TrendingStatuses />}
      {chosen === 'hashtags' && <TrendingTags />}
      {chosen === 'links' && <TrendingLinks />}
    </section>
  );
}
