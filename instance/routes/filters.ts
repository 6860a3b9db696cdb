import * as calls from '@rookery/contract/calls/filter-editing.ts';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import type { Filter } from '@rookery/contract/schemas/filter.ts';
import type { Instance } from '#context.ts';
import { emptyResponse } from '#http/route-response.ts';
import { createInvalidParametersError, notFound, HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { computeEndTime, parseTime, formatTimeOrNull } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import {
  deleteFilter,
  filterByNumber,
  filtersOf,
  saveFilter,
  type FilterContent,
  type FilterRow,
} from '#store/filters.ts';
import type { AccountRow } from '#store/rows.ts';

const contexts: ReadonlySet<string> = new Set(['home', 'notifications', 'public', 'thread']);
const maxPhraseLength = 500;

function filterView(row: FilterRow): Filter {
  return {
    context: fromJsonColumn<string[]>(row.contexts),
    expires_at: formatTimeOrNull(row.expires_at),
    id: String(row.number),
    irreversible: row.irreversible === 1,
    phrase: row.phrase,
    whole_word: row.whole_word === 1,
  };
}

function requiredFilter(instance: Instance, member: AccountRow, id: string): FilterRow {
  const row = /^\d{1,15}$/.test(id)
    ? filterByNumber(instance.database, member.id, Number(id))
    : undefined;
  if (!row) throw notFound();
  return row;
}

type FilterBody = RouteRequest<typeof calls.createFilter>['body'];

function readExpiry(instance: Instance, body: FilterBody): number | null {
  if (body.expires_in !== undefined && body.expires_in > 0)
    return computeEndTime(instance.now(), body.expires_in);
  if (body.expires_in !== undefined || !body.expires_at) return null;
  const time = parseTime(body.expires_at);
  if (time === undefined)
    throw createInvalidParametersError([
      { field: 'expires_at', message: 'Invalid format. Expected :"date-time"' },
    ]);
  return time;
}

function readContent(instance: Instance, body: FilterBody): FilterContent {
  if (body.phrase.trim() === '') throw new HttpError(422, "phrase can't be blank");
  requireTextLength(instance.config, {
    name: 'phrase',
    text: body.phrase,
    characters: maxPhraseLength,
    tooLong: () => new HttpError(422, 'phrase is too long'),
  });
  if (body.context.length === 0 || !body.context.every((name) => contexts.has(name)))
    throw createInvalidParametersError([{ field: 'context', message: 'Invalid value for enum' }]);
  return {
    phrase: body.phrase,
    contexts: JSON.stringify([...new Set(body.context)]),
    irreversible: body.irreversible ? 1 : 0,
    whole_word: (body.whole_word ?? true) ? 1 : 0,
    expires_at: readExpiry(instance, body),
  };
}

export const filterRoutes = [
  route(getFilters, ({ instance, member }) =>
    filtersOf(instance.database, member.id).map(filterView),
  ),
  route(calls.createFilter, ({ instance, member, body }) => {
    const content = readContent(instance, body);
    requireRowQuota(instance.database, 'filters', member.id);
    return filterView(saveFilter(instance.database, member.id, content));
  }),
  route(calls.getFilter, ({ instance, member, path }) =>
    filterView(requiredFilter(instance, member, path.id)),
  ),
  route(calls.updateFilter, ({ instance, member, path, body }) => {
    const { number } = requiredFilter(instance, member, path.id);
    return filterView(
      saveFilter(instance.database, member.id, readContent(instance, body), number),
    );
  }),
  route(calls.deleteFilter, ({ instance, member, path }) => {
    const { number } = requiredFilter(instance, member, path.id);
    deleteFilter(instance.database, member.id, number);
    return emptyResponse;
  }),
];
