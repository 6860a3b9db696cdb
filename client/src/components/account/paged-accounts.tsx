import type { ReactNode } from 'react';
import { PagedList } from '#components/request/paged-list.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { AccountLine } from './account-line.tsx';

/** A paginated list of accounts. `state` contains their ids. */
export function PagedAccounts(list: {
  state: PagesState<string>;
  label: string;
  empty: ReactNode;
}) {
  return <PagedList {...list}>{(id) => <AccountLine id={id} />}</PagedList>;
}
