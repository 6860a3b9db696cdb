import { useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/screen.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { useTypedAhead } from './use-typed-ahead.ts';
import { tabOfHash, type SearchTab } from './search-tabs.ts';

/** Finds statuses, people and hashtags; what is looked for stands in the address. */
export function SearchScreen({
  words,
  hash,
  onSearch,
  onOpen,
}: {
  /** What the address asks for; empty for nothing yet. */
  words: string;
  /** The address's hash, which chooses the tab. */
  hash: string;
  /** Puts other words into the address. */
  onSearch: (words: string) => void;
  /** Puts another tab into the address. */
  onOpen: (tab: SearchTab) => void;
}) {
  const { t } = useLingui();
  const field = useTypedAhead();
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
          chosen={tabOfHash(hash)}
          onOpen={onOpen}
        />
      )}
    </Screen>
  );
}
