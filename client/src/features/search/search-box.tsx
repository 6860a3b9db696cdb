import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useRef,
  useState,
} from 'react';
import Hash from 'lucide-react/icons/hash';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { focusableIn } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { AccountLabel } from '#components/account/account-label.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo, searchPath } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useCall } from '#session/queries/use-call.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './search-box.module.css';
import { bindTypeAhead } from '#lib/keys/bind-type-ahead.ts';
import { peopleSearchQuery } from '#session/search/search-queries.ts';
import { useProfilePath } from '#session/profile-path.ts';

/** Delay between typing and the request, in milliseconds. */
const delayMs = 300;
const maxPeople = 5;

function Person({ id, onChosen }: { id: string; onChosen: () => void }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <li>
      <AppLink href={profilePath(account)} className={styles.line} onClick={onChosen}>
        <AccountLabel account={account} />
      </AppLink>
    </li>
  );
}

/**
 * Returns the hashtag, without `#`, that a query of one word means; undefined for other queries.
 */
function tagOf(words: string): string | undefined {
  return /^#?([\p{L}\p{N}_]+)$/u.exec(words)?.[1];
}

/** Results below the field while typing: people, a hashtag and a link to all results. */
function QuickResults({
  words,
  onChosen,
  ref,
}: {
  words: string;
  onChosen: () => void;
  ref: Ref<HTMLElement>;
}) {
  const { t } = useLingui();
  const [settled] = useDebounced(words, delayMs);
  const { value = [] } = useCall(peopleSearchQuery, {
    query: { q: settled, type: 'accounts', limit: maxPeople },
  });
  const tag = tagOf(words);
  return (
    <section ref={ref} className={styles.results} aria-label={t`Quick results`}>
      <ul>
        {value.slice(0, maxPeople).map((id) => (
          <ItemBoundary key={id}>
            <Person id={id} onChosen={onChosen} />
          </ItemBoundary>
        ))}
        {tag !== undefined && (
          <li>
            <AppLink
              href={pathTo('tag-timeline', { tag })}
              className={styles.line}
              onClick={onChosen}
            >
              <Icon of={Hash} />
              <bdi className={textStyles.cut}>#{tag}</bdi>
            </AppLink>
          </li>
        )}
        <li>
          <AppLink href={searchPath(words)} className={styles.line} onClick={onChosen}>
            <Icon of={Search} />
            <span className={textStyles.cut}>
              <Trans>All results for “{words}”</Trans>
            </span>
          </AppLink>
        </li>
      </ul>
    </section>
  );
}

/**
 * Search field of the top bar. Results are shown below the field while typing; Enter or the button
 * opens the page with all results (R-SHELL-005). The key of the shortcut "search" focuses the field
 * (R-SEARCH-012).
 */
export function SearchBox({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useLingui();
  const key = usePreference('shortcutKeys')['search'] ?? '/';
  const hasKey = usePreference('singleKeyShortcuts') && key !== '';
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);

  const clear = (): void => {
    setOpen(false);
    setQuery('');
  };
  const handleBlur = ({ relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
    if (!isInside) setOpen(false);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (query === '') field.current?.blur();
      else field.current?.focus();
      clear();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const targets = [field.current, ...focusableIn(results.current)];
    const at = targets.findIndex((place) => place === document.activeElement);
    event.preventDefault();
    targets.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % targets.length)?.focus();
  };
  const bindField = useCallback((input: HTMLInputElement) => {
    field.current = input;
    return bindTypeAhead(input, setQuery);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the field and the links inside
    <search
      ref={box}
      className={styles.box}
      onFocus={() => setOpen(true)}
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() === '') {
            field.current?.focus();
            return;
          }
          onSearch(query.trim());
          clear();
        }}
      >
        <IconButton icon={Search} label={t`Search`} type="submit" />
        <input
          ref={bindField}
          type="search"
          dir="auto"
          aria-label={t`Search`}
          placeholder={t`Search or paste a link`}
          autoComplete="off"
          className={styles.field}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {hasKey && query === '' && (
          <kbd aria-hidden className={styles.key}>
            {key}
          </kbd>
        )}
      </form>
      {isOpen && query.trim().length > 1 && (
        <QuickResults ref={results} words={query.trim()} onChosen={clear} />
      )}
    </search>
  );
}
