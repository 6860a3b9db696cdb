import type { FilterResult } from '@rookery/contract/schemas/filter-result.ts';
import type { FilterV2 } from '@rookery/contract/schemas/filter-v2.ts';
import type { FilterKeywordRow, ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { capList, capText, mapCapped } from './limits.ts';

const allContexts = ['home', 'notifications', 'public', 'thread', 'account'];

function toKeywordRows({ keywords = [] }: FilterV2): FilterKeywordRow[] {
  return keywords.map(({ id, keyword: text = '', whole_word: isWholeWord = false }) => ({
    id,
    text,
    isWholeWord,
  }));
}

/**
 * Converts a filter. Its title stays exact, since the member edits it. A filter without readable
 * contexts applies in all contexts. A filter with an unknown action, of a newer server, folds the
 * status, so that it is neither shown openly nor hidden.
 */
export function toServerFilterRow(
  wire: FilterV2,
  keywords: readonly FilterKeywordRow[] = toKeywordRows(wire),
): ServerFilterRow {
  const { id, title = '', context = [], filter_action: action, statuses = [] } = wire;
  const expiry = Date.parse(wire.expires_at ?? '');
  return {
    id,
    title,
    contexts: context.length > 0 ? capList(context) : allContexts,
    action: action === 'hide' || action === 'blur' ? action : 'warn',
    expiresAt: Number.isNaN(expiry) ? null : expiry,
    keywords,
    statuses: statuses.map((entry) => ({ id: entry.id, statusId: entry.status_id })),
  };
}

/** Converts the filters by which the server says that a status matches them. */
export function toMatchingFilterRows(results: readonly FilterResult[]): readonly ServerFilterRow[] {
  return mapCapped(results, ({ filter, keyword_matches: words }) =>
    toServerFilterRow(
      { ...filter, title: capText(filter.title ?? '', 'name'), statuses: [] },
      mapCapped(words ?? [], (text) => ({ id: '', text, isWholeWord: false })),
    ),
  );
}
