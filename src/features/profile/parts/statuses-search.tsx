import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { ApiError } from '#api/api-error.ts';
import { PagedList } from '#domain/request/paged-list.tsx';
import { NoPostsFound } from '#domain/status/no-posts-found.tsx';
import { StatusCard } from '#domain/status/status-card.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from '../profile.module.css';
import { foundOfPerson } from '../profile-queries.ts';

/** As many results a page holds. */
const pageSize = 20;

function Found({ words, accountId }: { words: string; accountId: string }) {
  const { t } = useLingui();
  const state = useCallPages(foundOfPerson, {
    query: { q: words, type: 'statuses', limit: pageSize, account_id: accountId },
  });
  if (state.failure instanceof ApiError && state.failure.kind === 'notFound') {
    return (
      <EmptyNote>
        <Trans>This server does not search in posts.</Trans>
      </EmptyNote>
    );
  }
  return (
    <PagedList state={state} label={t`Posts found`} empty={<NoPostsFound words={words} />}>
      {(id) => (
        <li className={styles.found}>
          <StatusCard id={id} />
        </li>
      )}
    </PagedList>
  );
}

/** Looks for words in what one person posted. */
export function StatusesSearch({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    setWords(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <>
      <search>
        <form className={styles.search} onSubmit={submit}>
          <TextInput
            label={t`Search in these posts`}
            isLabelHidden
            name="words"
            type="search"
            autoComplete="off"
            placeholder={t`Search in these posts`}
          />
          <Button type="submit" icon={Search}>
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      {words !== '' && <Found key={words} words={words} accountId={accountId} />}
    </>
  );
}
