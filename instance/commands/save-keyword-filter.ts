import type { Instance } from '#context.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import type { KeywordChange } from '#rules/read-keywords.ts';
import { computeEndTime } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import {
  deleteFilterPart,
  insertFilterKeyword,
  insertKeywordFilter,
  ownFilterPart,
  ownKeywordFilter,
  partsOfFilter,
  updateFilterKeyword,
  updateKeywordFilter,
  type KeywordFilterRow,
} from '#store/keyword-filters.ts';
import type { AccountRow } from '#store/rows.ts';
import { requireRowQuota } from './require-row-quota.ts';

const contexts: ReadonlySet<string> = new Set([
  'account',
  'home',
  'notifications',
  'public',
  'thread',
]);
const maxLength = 500;
const maxKeywords = 500;

export interface KeywordFilterChange {
  readonly title?: string | undefined;
  readonly context?: readonly string[] | undefined;
  readonly action?: string | undefined;
  /** Seconds from now; 0 or less for no end, undefined for no change. */
  readonly expiresIn?: number | undefined;
  readonly keywords: readonly KeywordChange[];
}

/** Throws 422 for an empty keyword and one that is too long. */
export function checkKeyword(instance: Instance, keyword: string): string {
  if (keyword.trim() === '') throw new HttpError(422, "Keyword can't be blank");
  requireTextLength(instance.config, {
    name: 'keyword',
    text: keyword,
    characters: maxLength,
    tooLong: () => new HttpError(422, 'Keyword is too long'),
  });
  return keyword;
}

function changeKeywords(
  instance: Instance,
  member: AccountRow,
  filterId: number,
  changes: readonly KeywordChange[],
): void {
  const { database } = instance;
  for (const { id, keyword, whole_word: isWhole, _destroy: isRemoved } of changes) {
    if (id === undefined) {
      insertFilterKeyword(
        database,
        filterId,
        checkKeyword(instance, keyword ?? ''),
        isWhole ?? true,
      );
      continue;
    }
    const known = ownFilterPart(database, 'filter_keywords', member.id, id);
    if (known?.filter_id !== filterId) throw notFound();
    if (isRemoved) deleteFilterPart(database, 'filter_keywords', id);
    else
      updateFilterKeyword(
        database,
        id,
        checkKeyword(instance, keyword ?? known.keyword),
        isWhole ?? known.whole_word === 1,
      );
  }
  if (partsOfFilter(database, 'filter_keywords', filterId).length > maxKeywords)
    throw new HttpError(422, `Limit of ${maxKeywords} reached`);
}

function expiryTime(instance: Instance, seconds: number | undefined, before: number | null) {
  if (seconds === undefined) return before;
  return seconds > 0 ? computeEndTime(instance.now(), seconds) : null;
}

/** Creates a filter, or changes the filter `known`. Throws 422 for invalid values. */
export function saveKeywordFilter(
  instance: Instance,
  member: AccountRow,
  change: KeywordFilterChange,
  known?: KeywordFilterRow,
): KeywordFilterRow {
  const { database } = instance;
  const title = change.title ?? known?.title ?? '';
  if (title.trim() === '') throw new HttpError(422, "Title can't be blank");
  requireTextLength(instance.config, {
    name: 'title',
    text: title,
    characters: maxLength,
    tooLong: () => new HttpError(422, 'Title is too long'),
  });
  const given = change.context ?? (known ? fromJsonColumn<string[]>(known.contexts) : []);
  if (given.length === 0 || !given.every((name) => contexts.has(name)))
    throw new HttpError(422, 'Context None or invalid context supplied');
  const content = {
    title,
    contexts: JSON.stringify([...new Set(given)]),
    action: change.action ?? known?.action ?? 'warn',
    expires_at: expiryTime(instance, change.expiresIn, known?.expires_at ?? null),
  };
  return database.transaction(() => {
    if (!known) requireRowQuota(database, 'keyword_filters', member.id);
    if (known) updateKeywordFilter(database, known.id, content);
    const id = known?.id ?? insertKeywordFilter(database, member.id, content);
    changeKeywords(instance, member, id, change.keywords);
    const saved = ownKeywordFilter(database, member.id, id);
    if (!saved) throw new Error('The filter cannot be read.');
    publishFiltersChanged(instance, member);
    return saved;
  });
}

/** Sends the event `filters_changed` to the streams of a member. */
export function publishFiltersChanged(instance: Instance, member: AccountRow): void {
  instance.database.afterCommit(() => {
    instance.events.publish({ kind: 'filters-changed', accountId: member.id });
  });
}
