import { Trans, useLingui } from '@lingui/react/macro';
import Hash from 'lucide-react/icons/hash';
import Search from 'lucide-react/icons/search';
import { AccountLabel } from '#components/account/account-label.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo, profilePath, searchPath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../search-box.module.css';
import { peopleSearchQuery } from '../search-queries.ts';

/** Delay between typing and the request, in milliseconds. */
const delayMs = 300;
const maxPeople = 5;

function Person({ id, onChosen }: { id: string; onChosen: () => void }) {
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

/** Returns the hashtag of a one-word query, with or without `#`. */
function tagOf(words: string): string | undefined {
  return /^#?([\p{L}\p{N}_]+)$/u.exec(words)?.[1];
}

/** Quick results below the field: people, hashtag and a link to all results. */
export function QuickResults({ words, onChosen }: { words: string; onChosen: () => void }) {
  const { t } = useLingui();
  const [settled] = useDebounced(words, delayMs);
  const { value = [] } = useCall(peopleSearchQuery, {
    query: { q: settled, type: 'accounts', limit: maxPeople },
  });
  const tag = tagOf(words);
  return (
    <section className={styles.results} aria-label={t`Quick results`}>
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
              <span className={textStyles.cut}>#{tag}</span>
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
