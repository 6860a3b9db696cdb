import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from '../search.module.css';

/** What to look for. Nothing is looked for without words. */
export function SearchForm({
  words,
  onSearch,
}: {
  words: string;
  onSearch: (words: string) => void;
}) {
  const { t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    if (typeof typed === 'string' && typed.trim() !== '') onSearch(typed.trim());
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={t`What to look for`}
          isLabelHidden
          name="query"
          type="search"
          autoComplete="off"
          placeholder={t`People, posts, hashtags, addresses`}
          defaultValue={words}
        />
        <Button type="submit" variant="primary" icon={Search}>
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
