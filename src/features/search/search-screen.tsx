import { useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/screen.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { useTypeAheadRef } from './use-type-ahead-ref.ts';
import { searchTabFromHash, type SearchTab } from './search-tabs.ts';

/** Search page for statuses, people and hashtags. The query is in the address. */
export function SearchScreen({
  words,
  hash,
  onSearch,
  onOpen,
}: {
  /** Query from the address; empty if there is none. */
  words: string;
  /** Hash of the address, which selects the tab. */
  hash: string;
  /** Puts the query into the address. */
  onSearch: (words: string) => void;
  /** Puts the chosen tab into the address. */
  onOpen: (tab: SearchTab) => void;
}) {
  const { t } = useLingui();
  const field = useTypeAheadRef();
  return (
    <Screen title={words === '' ? t`Search` : t`Search: ${words}`} heading={t`Search`}>
      <SearchForm
        key={`form of ${words}`}
        label={t`What to look for`}
        placeholder={t`People, posts, hashtags, addresses`}
        words={words}
        isPrimary
        field={field}
        onSearch={(typed) => typed !== '' && onSearch(typed)}
      />
      {words !== '' && (
        <SearchResults
          key={`results of ${words}`}
          words={words}
          chosen={searchTabFromHash(hash)}
          onOpen={onOpen}
        />
      )}
    </Screen>
  );
}
