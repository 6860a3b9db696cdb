import { useLingui } from '@lingui/react/macro';
import Columns from 'lucide-react/icons/columns-3';
import { useEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { searchPath } from '#lib/url/paths.ts';
import { searchTabFromHash } from './search-tabs.ts';
import { SearchResults } from './search-results.tsx';
import { bindTypeAhead } from './bind-type-ahead.ts';
import { Explore } from './explore.tsx';
import { addRecentSearch, recentSearches } from './recent-searches.ts';

/** The caret is in the empty field on arrival, as there is nothing else to do first. */
function bindEmptyField(field: HTMLInputElement): () => void {
  field.focus();
  return bindTypeAhead(field);
}

/** Search page for statuses, people and hashtags. The query and the tab are in the address. */
export function SearchScreen({ location: { query, hash } }: ScreenProps<'search'>) {
  const { t } = useLingui();
  const router = useRouter();
  /* The installed app opens addresses of other instances as `web+ap:` URLs. */
  const words = (query.get('query') ?? '').trim().replace(/^web\+ap:(?:\/\/)?/, 'https://');
  const [column] = useColumnItems(searchPath(words));
  const recent = useSession().part(recentSearches);
  useEffect(() => {
    recent.setState((before) => addRecentSearch(before, words), true);
  }, [recent, words]);
  return (
    <Screen
      title={words === '' ? t`Explore` : t`Search: ${words}`}
      heading={words === '' ? t`Explore` : t`Search`}
      actions={
        column &&
        words !== '' && (
          <IconButton
            icon={Columns}
            label={column.label}
            size="small"
            disabled={column.isDisabled}
            title={column.description ?? column.label}
            onClick={column.onSelect}
          />
        )
      }
    >
      <SearchForm
        key={`form of ${words}`}
        label={t`Search`}
        placeholder={t`Posts, people, hashtags or a link`}
        words={words}
        isPrimary
        field={words === '' ? bindEmptyField : bindTypeAhead}
        onSearch={(typed) => typed !== '' && router.navigate({ href: searchPath(typed) })}
      />
      {words === '' ? (
        <Explore />
      ) : (
        <SearchResults
          key={`results of ${words}`}
          words={words}
          chosen={searchTabFromHash(hash)}
          onOpen={(tab) => router.navigate({ href: `${searchPath(words)}#${tab}`, replace: true })}
        />
      )}
    </Screen>
  );
}
