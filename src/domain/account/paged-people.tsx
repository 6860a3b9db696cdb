import type { ReactNode } from 'react';
import { PagedList } from '#domain/request/paged-list.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { AccountLine } from './account-line.tsx';

/** People, one a line, page by page. */
export function PagedPeople({
  state,
  label,
  empty,
}: {
  /** Gives their ids. */
  state: PagesState<string>;
  label: string;
  /** What is said where there is nobody. */
  empty: ReactNode;
}) {
  return (
    <PagedList
      state={state}
      label={label}
      empty={<EmptyNote>{empty}</EmptyNote>}
      keyOf={(id) => id}
    >
      {(id) => <AccountLine id={id} />}
    </PagedList>
  );
}
