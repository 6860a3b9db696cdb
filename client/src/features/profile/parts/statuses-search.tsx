import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { withServerText } from '#components/failure/error-message.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { NoPostsFound } from '#components/status/no-posts-found.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { accountStatusSearchQuery } from '#session/people/profile-queries.ts';

const pageSize = 20;

function FoundStatuses({ words: query, accountId }: { words: string; accountId: string }) {
  const { i18n, t } = useLingui();
  const state = useCallPages(accountStatusSearchQuery, {
    query: { q: query, type: 'statuses', limit: pageSize, account_id: accountId },
  });
  if (state.failure instanceof ApiError && state.failure.kind === 'notFound') {
    return (
      <EmptyNote>
        {i18n._(withServerText(msg`This server doesn’t support post search.`, state.failure))}
      </EmptyNote>
    );
  }
  return (
    <PagedList state={state} label={t`Posts found`} empty={<NoPostsFound words={query} />}>
      {(id) => (
        <li>
          <StatusCard id={id} />
        </li>
      )}
    </PagedList>
  );
}

/* Focuses the field on mount, because it opens after a click on its button. */
function focusField(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Field that searches the posts of one account, and the results. */
export function StatusesSearch({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchForm label={t`Search these posts`} field={focusField} onSearch={setQuery} />
      {query !== '' && <FoundStatuses key={query} words={query} accountId={accountId} />}
    </>
  );
}
