import { PagedList } from '#components/request/paged-list.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { AccountLine } from './account-line.tsx';

/** A paginated list of accounts; the state contains their ids. */
export function PagedPeople(list: { state: PagesState<string>; label: string; empty: string }) {
  return <PagedList {...list}>{(id) => <AccountLine id={id} />}</PagedList>;
}
