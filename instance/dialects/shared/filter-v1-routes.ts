import * as calls from '@rookery/contract/calls/filter-editing.ts';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import type { Filter } from '@rookery/contract/schemas/filter.ts';
import type { Instance } from '#context.ts';
import { publishFiltersChanged, saveKeywordFilter } from '#commands/save-keyword-filter.ts';
import { notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { formatTimeOrNull } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import {
  deleteKeywordFilter,
  keywordFiltersOf,
  ownFilterPart,
  ownKeywordFilter,
  partsOfFilter,
  type FilterKeywordRow,
  type KeywordFilterRow,
} from '#store/keyword-filters.ts';
import type { AccountRow } from '#store/rows.ts';

function filterView(row: KeywordFilterRow, keyword: FilterKeywordRow): Filter {
  return {
    id: String(keyword.id),
    phrase: keyword.keyword,
    context: fromJsonColumn<string[]>(row.contexts),
    whole_word: keyword.whole_word === 1,
    expires_at: formatTimeOrNull(row.expires_at),
    irreversible: row.action === 'hide',
  };
}

function requiredKeyword(instance: Instance, member: AccountRow, id: string) {
  const { database } = instance;
  const keyword = ownFilterPart(database, 'filter_keywords', member.id, Number(id) || 0);
  const row = keyword && ownKeywordFilter(database, member.id, keyword.filter_id);
  if (!row) throw notFound();
  return { row, keyword };
}

type FilterBody = RouteRequest<typeof calls.createFilter>['body'];

function changeOf(body: FilterBody, id?: number) {
  return {
    title: body.phrase,
    context: body.context,
    action: body.irreversible ? 'hide' : 'warn',
    expiresIn: body.expires_in,
    keywords: [
      {
        ...(id === undefined ? {} : { id }),
        keyword: body.phrase,
        whole_word: body.whole_word ?? false,
      },
    ],
  };
}

/** The filters of version 1: each keyword of a filter is one of them. */
export const filterV1Routes = [
  route(getFilters, ({ instance: { database }, member }) =>
    keywordFiltersOf(database, member.id).flatMap((row) =>
      partsOfFilter(database, 'filter_keywords', row.id).map((part) => filterView(row, part)),
    ),
  ),
  route(calls.createFilter, ({ instance, member, body }) => {
    const row = saveKeywordFilter(instance, member, changeOf(body));
    const [keyword] = partsOfFilter(instance.database, 'filter_keywords', row.id);
    if (!keyword) throw new Error('The filter has no keyword.');
    return filterView(row, keyword);
  }),
  route(calls.getFilter, ({ instance, member, path }) => {
    const { row, keyword } = requiredKeyword(instance, member, path.id);
    return filterView(row, keyword);
  }),
  route(calls.updateFilter, ({ instance, member, path, body }) => {
    const known = requiredKeyword(instance, member, path.id);
    saveKeywordFilter(instance, member, changeOf(body, known.keyword.id), known.row);
    const { row, keyword } = requiredKeyword(instance, member, path.id);
    return filterView(row, keyword);
  }),
  route(calls.deleteFilter, ({ instance, member, path }) => {
    const { row } = requiredKeyword(instance, member, path.id);
    deleteKeywordFilter(instance.database, row.id);
    publishFiltersChanged(instance, member);
    return emptyResponse;
  }),
];
