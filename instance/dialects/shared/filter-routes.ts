import * as calls from '@rookery/contract/calls/mastodon/filters.ts';
import type { Instance } from '#context.ts';
import {
  checkKeyword,
  publishFiltersChanged,
  saveKeywordFilter,
} from '#commands/save-keyword-filter.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { readKeywords } from '#rules/read-keywords.ts';
import {
  deleteFilterPart,
  deleteKeywordFilter,
  insertFilterKeyword,
  insertFilterStatus,
  keywordFiltersOf,
  ownFilterPart,
  ownKeywordFilter,
  partsOfFilter,
  updateFilterKeyword,
  type FilterPartTable,
  type KeywordFilterRow,
} from '#store/keyword-filters.ts';
import type { AccountRow } from '#store/rows.ts';
import { requiredStatus } from '#routes/required-entities.ts';
import { filterStatusView, keywordFilterView, keywordView } from '#views/keyword-filter-view.ts';

interface PartRequest {
  readonly instance: Instance;
  readonly member: AccountRow;
  readonly path: { readonly id: string };
}

function requiredFilter({ instance, member, path }: PartRequest): KeywordFilterRow {
  const row = ownKeywordFilter(instance.database, member.id, Number(path.id) || 0);
  if (!row) throw notFound();
  return row;
}

function requiredPart<P extends FilterPartTable>({ instance, member, path }: PartRequest, part: P) {
  const row = ownFilterPart(instance.database, part, member.id, Number(path.id) || 0);
  if (!row) throw notFound();
  return row;
}

function keywordsOf(sent: unknown) {
  const keywords = readKeywords(sent);
  if (!keywords) throw new HttpError(422, 'Keywords is invalid');
  return keywords;
}

/** Returns the seconds until a filter ends: undefined for no change, 0 for no end. */
function secondsOf(sent: unknown): number | undefined {
  return sent === undefined ? undefined : Number(sent) || 0;
}

function removePart(request: PartRequest, part: FilterPartTable) {
  deleteFilterPart(request.instance.database, part, requiredPart(request, part).id);
  publishFiltersChanged(request.instance, request.member);
  return emptyResponse;
}

/** Filters of version 2. */
export const filterRoutes = [
  route(calls.getFiltersV2, ({ instance: { database }, member }) =>
    keywordFiltersOf(database, member.id).map((row) => keywordFilterView(database, row)),
  ),
  route(calls.getFilterV2, (request) =>
    keywordFilterView(request.instance.database, requiredFilter(request)),
  ),
  route(calls.createFilterV2, ({ instance, member, body }) =>
    keywordFilterView(
      instance.database,
      saveKeywordFilter(instance, member, {
        title: body.title,
        context: body.context,
        action: body.filter_action,
        expiresIn: secondsOf(body.expires_in),
        keywords: keywordsOf(body.keywords_attributes),
      }),
    ),
  ),
  route(calls.updateFilterV2, (request) => {
    const { instance, member, body } = request;
    const change = {
      title: body.title,
      context: body.context,
      action: body.filter_action,
      expiresIn: secondsOf(body.expires_in),
      keywords: keywordsOf(body.keywords_attributes),
    };
    return keywordFilterView(
      instance.database,
      saveKeywordFilter(instance, member, change, requiredFilter(request)),
    );
  }),
  route(calls.deleteFilterV2, (request) => {
    deleteKeywordFilter(request.instance.database, requiredFilter(request).id);
    publishFiltersChanged(request.instance, request.member);
    return emptyResponse;
  }),

  route(calls.getFilterKeywords, (request) =>
    partsOfFilter(request.instance.database, 'filter_keywords', requiredFilter(request).id).map(
      keywordView,
    ),
  ),
  route(calls.addFilterKeyword, (request) => {
    const { instance, body, member } = request;
    const { id } = requiredFilter(request);
    const keyword = checkKeyword(instance, body.keyword);
    const added = insertFilterKeyword(instance.database, id, keyword, body.whole_word ?? false);
    publishFiltersChanged(instance, member);
    return { id: String(added), keyword, whole_word: body.whole_word ?? false };
  }),
  route(calls.getFilterKeyword, (request) => keywordView(requiredPart(request, 'filter_keywords'))),
  route(calls.updateFilterKeyword, (request) => {
    const { instance, body, member } = request;
    const known = requiredPart(request, 'filter_keywords');
    const keyword = checkKeyword(instance, body.keyword);
    const isWhole = body.whole_word ?? known.whole_word === 1;
    updateFilterKeyword(instance.database, known.id, keyword, isWhole);
    publishFiltersChanged(instance, member);
    return { id: String(known.id), keyword, whole_word: isWhole };
  }),
  route(calls.deleteFilterKeyword, (request) => removePart(request, 'filter_keywords')),

  route(calls.getFilterStatuses, (request) =>
    partsOfFilter(request.instance.database, 'filter_statuses', requiredFilter(request).id).map(
      filterStatusView,
    ),
  ),
  route(calls.addFilterStatus, (request) => {
    const { instance, body, member, view } = request;
    const { id } = requiredFilter(request);
    const status = requiredStatus(view, body.status_id);
    const added = insertFilterStatus(instance.database, id, status.id);
    publishFiltersChanged(instance, member);
    return { id: String(added), status_id: status.id };
  }),
  route(calls.getFilterStatus, (request) =>
    filterStatusView(requiredPart(request, 'filter_statuses')),
  ),
  route(calls.deleteFilterStatus, (request) => removePart(request, 'filter_statuses')),
];
