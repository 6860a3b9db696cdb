import type { Database } from '#store/database.ts';
import { createPhraseMatcher } from '#rules/phrase-matcher.ts';
import { formatTimeOrNull } from '#rules/time.ts';
import { filterableText } from '#store/filterable-text.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import {
  keywordFiltersOf,
  partsOfFilter,
  type FilterKeywordRow,
  type FilterStatusRow,
  type KeywordFilterRow,
} from '#store/keyword-filters.ts';
import type { StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import type { ViewContext } from './view-context.ts';

/** Returns a keyword of a filter. */
export function keywordView({ id, keyword, whole_word: whole }: FilterKeywordRow) {
  return { id: String(id), keyword, whole_word: whole === 1 };
}

/** Returns a status that a filter names. */
export function filterStatusView({ id, status_id: statusId }: FilterStatusRow) {
  return { id: String(id), status_id: statusId };
}

function filterParts(row: KeywordFilterRow) {
  return {
    id: String(row.id),
    title: row.title,
    context: fromJsonColumn<string[]>(row.contexts),
    expires_at: formatTimeOrNull(row.expires_at),
    filter_action: row.action,
  };
}

/** Returns a filter of version 2 of the API, with its keywords and statuses. */
export function keywordFilterView(database: Database, row: KeywordFilterRow) {
  return {
    ...filterParts(row),
    keywords: partsOfFilter(database, 'filter_keywords', row.id).map(keywordView),
    statuses: partsOfFilter(database, 'filter_statuses', row.id).map(filterStatusView),
  };
}

interface ReadyFilter {
  readonly row: KeywordFilterRow;
  readonly keywords: readonly {
    readonly keyword: string;
    readonly matches: (text: string) => boolean;
  }[];
  readonly statusIds: ReadonlySet<string>;
}

/* Cached for each response, because every status of a page is compared with the same filters. */
const filtersByView = new WeakMap<ViewContext, readonly ReadyFilter[]>();

function readyFilters(view: ViewContext): readonly ReadyFilter[] {
  const known = filtersByView.get(view);
  if (known) return known;
  const { database, now } = view.instance;
  const ready = keywordFiltersOf(database, view.viewer?.id ?? '')
    .filter((row) => row.expires_at === null || row.expires_at > now())
    .map((row) => ({
      row,
      keywords: partsOfFilter(database, 'filter_keywords', row.id).map((part) => {
        const matcher = createPhraseMatcher([
          { phrase: part.keyword, whole_word: part.whole_word },
        ]);
        return { keyword: part.keyword, matches: (text: string) => matcher?.test(text) ?? false };
      }),
      statusIds: new Set(
        partsOfFilter(database, 'filter_statuses', row.id).map((part) => part.status_id),
      ),
    }));
  filtersByView.set(view, ready);
  return ready;
}

/**
 * Returns the field `filtered` of a status: the viewer's filters that match the status, or the
 * original of a reblog. The client decides which of them apply where the status is shown. The
 * viewer's own statuses are never filtered.
 */
export function filterResults(view: ViewContext, status: StatusRow) {
  const filters = readyFilters(view);
  const { database } = view.instance;
  const original = status.reblog_of === null ? status : statusById(database, status.reblog_of);
  if (filters.length === 0 || !original || original.account_id === view.viewer?.id) return [];
  const text = filterableText(database, original);
  return filters.flatMap(({ row, keywords, statusIds }) => {
    const matched = keywords.filter(({ matches }) => matches(text)).map(({ keyword }) => keyword);
    const isListed = statusIds.has(original.id);
    if (matched.length === 0 && !isListed) return [];
    return [
      {
        filter: filterParts(row),
        keyword_matches: matched.length > 0 ? matched : null,
        status_matches: isListed ? [original.id] : null,
      },
    ];
  });
}
