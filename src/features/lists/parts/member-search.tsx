import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { useAccountSearch } from '#components/account/account-search.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { isInputMethodKey } from '#lib/key-events.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from '../lists.module.css';
import { Person } from './person.tsx';

/** Delay between typing and searching, in milliseconds (R-CONST-016). */
const searchDelay = 2_000;

/** Search for accounts to add, among followed or all accounts. */
export function MemberSearch({
  memberIds,
  onChoose,
}: {
  memberIds: readonly string[];
  onChoose: (id: string, isMember: boolean) => void;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [isFollowedOnly, setFollowedOnly] = useState(true);
  const [settled, settle] = useDebounced(query, searchDelay);
  const state = useAccountSearch(settled, { isFollowedOnly });
  const count = state.value?.length ?? -1;
  /* Enter searches at once instead of submitting the form. */
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    settle();
  };
  return (
    <>
      <TextInput
        type="search"
        label={t`Find people to add`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <Checkbox
        label={t`Only people you follow`}
        checked={isFollowedOnly}
        onToggle={setFollowedOnly}
      />
      <output className={styles.hint}>
        {count === 0 && <Trans>Nobody was found.</Trans>}
        {count > 0 && <Plural value={count} one="# person found" other="# people found" />}
      </output>
      <RequestView state={state} label={t`Searching`}>
        {(ids) => (
          <ul aria-label={t`People found`} className={styles.people}>
            {ids.map((id) => (
              <li key={id}>
                <Checkbox
                  label={<Person id={id} />}
                  checked={memberIds.includes(id)}
                  onToggle={(isMember) => onChoose(id, isMember)}
                />
              </li>
            ))}
          </ul>
        )}
      </RequestView>
    </>
  );
}
