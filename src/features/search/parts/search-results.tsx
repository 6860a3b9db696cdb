import { useLingui } from '@lingui/react/macro';
import { PagedPeople } from '#components/account/paged-people.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { NoPostsFound } from '#components/status/no-posts-found.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { formatNumber } from '#i18n/format/number.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { ChoiceTabs } from '#ui/choice-tabs.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { hashtagSearchQuery, peopleSearchQuery, statusSearchQuery } from '../search-queries.ts';
import { resolveSearchTab, searchTabs, type SearchTab } from '../search-tabs.ts';
import { FoundHashtag } from './found-hashtag.tsx';

const pageSize = 20;

function requestValues(words: string, type: string) {
  return { query: { q: words, resolve: true, limit: pageSize, type, with_relationships: true } };
}

/** Results in tabs. */
export function SearchResults({
  words,
  chosen,
  onOpen,
}: {
  words: string;
  /** Tab from the address. */
  chosen: SearchTab | undefined;
  onOpen: (tab: SearchTab) => void;
}) {
  const { i18n, t } = useLingui();
  const statuses = useCallPages(statusSearchQuery, requestValues(words, 'statuses'));
  const people = useCallPages(peopleSearchQuery, requestValues(words, 'accounts'));
  const hashtags = useCallPages(hashtagSearchQuery, requestValues(words, 'hashtags'));
  const states = { statuses, people, hashtags };
  const countOf = (tab: SearchTab): number | undefined => {
    const { items, failure } = states[tab];
    return items?.length ?? (failure === undefined ? undefined : 0);
  };
  const tab = resolveSearchTab(chosen, countOf);
  const labels = { statuses: t`Posts`, people: t`People`, hashtags: t`Hashtags` };
  const nothing = t`No results for “${words}”`;
  return (
    <>
      <ChoiceTabs
        label={t`Kinds of results`}
        tabs={searchTabs.map((one) => {
          const count = countOf(one) ?? 0;
          const more = states[one].hasMore ? '+' : '';
          const countLabel = count > 0 ? ` (${formatNumber(count, i18n.locale)}${more})` : '';
          return [one, labels[one] + countLabel] as const;
        })}
        chosen={tab}
        onChoose={onOpen}
      />
      {tab === undefined && <Spinner isBlock label={t`Searching`} />}
      {tab === 'statuses' && (
        <PagedList state={statuses} label={labels.statuses} empty={<NoPostsFound words={words} />}>
          {(id) => (
            <li>
              <StatusCard id={id} />
            </li>
          )}
        </PagedList>
      )}
      {tab === 'people' && <PagedPeople state={people} label={labels.people} empty={nothing} />}
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
    </>
  );
}
