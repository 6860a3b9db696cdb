import { PagedList } from '#domain/request/paged-list.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { AccountLine } from './account-line.tsx';

/** People, one a line, page by page; the state gives their ids. */
export function PagedPeople(list: { state: PagesState<string>; label: string; empty: string }) {
  return <PagedList {...list}>{(id) => <AccountLine id={id} />}</PagedList>;
}
