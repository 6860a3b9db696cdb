import { useLingui } from '@lingui/react/macro';
import Columns from 'lucide-react/icons/columns-3';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Form } from '#ui/forms/form.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { pathTo, searchPath } from '#lib/url/paths.ts';
import { searchTabFromHash } from '#session/search/search-tabs.ts';
import { SearchResults } from './search-results.tsx';
import { bindTypeAhead } from '#lib/keys/bind-type-ahead.ts';
import { SearchStart } from './search-start.tsx';
import boxStyles from './search-box.module.css';
import styles from './search.module.css';
import { addRecentSearch, recentSearches } from '#session/search/recent-searches.ts';

/**
 * Focuses the empty field when the page opens, and inserts keys that were pressed before it was
 * ready.
 */
function bindEmptyField(field: HTMLInputElement): () => void {
  field.focus();
  return bindTypeAhead(field);
}

/** Search page for statuses, people and hashtags. The query and the tab are in the URL. */
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
    <Panel>
      <title>{stripDirectionMarks(words === '' ? t`Explore` : t`Search: ${words}`)}</title>
      <PanelHead
        level={1}
        title={<VisuallyHidden>{words === '' ? t`Explore` : t`Search`}</VisuallyHidden>}
        beside={
          <search className={styles.search}>
            <Form
              key={words}
              className={boxStyles.form}
              onSubmit={(typed) => {
                const sought = typed('words').trim();
                if (sought !== '') router.navigate({ href: searchPath(sought) });
              }}
            >
              <IconButton icon={Search} label={t`Search`} type="submit" />
              <input
                ref={words === '' ? bindEmptyField : bindTypeAhead}
                type="search"
                dir="auto"
                name="words"
                aria-label={t`Search`}
                placeholder={t`Posts, people, hashtags or a link`}
                autoComplete="off"
                className={boxStyles.field}
                defaultValue={words}
              />
            </Form>
          </search>
        }
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
      />
      {words === '' ? (
        <SearchStart
          hash={hash}
          onOpen={(tab) => router.navigate({ href: `${pathTo('search')}#${tab}`, replace: true })}
        />
      ) : (
        <SearchResults
          key={`results of ${words}`}
          words={words}
          chosen={searchTabFromHash(hash)}
          onOpen={(tab) => router.navigate({ href: `${searchPath(words)}#${tab}`, replace: true })}
        />
      )}
    </Panel>
  );
}
