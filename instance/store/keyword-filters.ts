import type { Database } from './database.ts';

/** A filter of version 2. */
export interface KeywordFilterRow {
  readonly id: number;
  readonly account_id: string;
  readonly title: string;
  readonly contexts: string;
  readonly action: string;
  readonly expires_at: number | null;
}

export interface FilterKeywordRow {
  readonly id: number;
  readonly filter_id: number;
  readonly keyword: string;
  readonly whole_word: number;
}

export interface FilterStatusRow {
  readonly id: number;
  readonly filter_id: number;
  readonly status_id: string;
}

type Content = Omit<KeywordFilterRow, 'account_id' | 'id'>;

/** The tables with the keywords and the statuses of filters. */
export type FilterPartTable = 'filter_keywords' | 'filter_statuses';

interface PartRows {
  readonly filter_keywords: FilterKeywordRow;
  readonly filter_statuses: FilterStatusRow;
}

export function keywordFiltersOf(database: Database, accountId: string): KeywordFilterRow[] {
  return database.all<KeywordFilterRow>(
    'SELECT * FROM keyword_filters WHERE account_id = ? ORDER BY id',
    accountId,
  );
}

/** Returns a filter of the member; undefined for another member's. */
export function ownKeywordFilter(
  database: Database,
  accountId: string,
  id: number,
): KeywordFilterRow | undefined {
  return database.get<KeywordFilterRow>(
    'SELECT * FROM keyword_filters WHERE id = ? AND account_id = ?',
    id,
    accountId,
  );
}

export function insertKeywordFilter(
  database: Database,
  accountId: string,
  content: Content,
): number {
  return database.insert('keyword_filters', { account_id: accountId, ...content });
}

export function updateKeywordFilter(database: Database, id: number, content: Content): void {
  database.run(
    'UPDATE keyword_filters SET title = ?, contexts = ?, action = ?, expires_at = ? WHERE id = ?',
    content.title,
    content.contexts,
    content.action,
    content.expires_at,
    id,
  );
}

export function deleteKeywordFilter(database: Database, id: number): void {
  database.run('DELETE FROM keyword_filters WHERE id = ?', id);
}

export function partsOfFilter<P extends FilterPartTable>(
  database: Database,
  part: P,
  filterId: number,
): PartRows[P][] {
  return database.all<PartRows[P]>(
    `SELECT * FROM ${part} WHERE filter_id = ? ORDER BY id`,
    filterId,
  );
}

/** Returns a keyword or status of a filter, if the filter is the member's. */
export function ownFilterPart<P extends FilterPartTable>(
  database: Database,
  part: P,
  accountId: string,
  id: number,
): PartRows[P] | undefined {
  return database.get<PartRows[P]>(
    `SELECT ${part}.* FROM ${part} JOIN keyword_filters ON keyword_filters.id = filter_id
     WHERE ${part}.id = ? AND account_id = ?`,
    id,
    accountId,
  );
}

export function insertFilterKeyword(
  database: Database,
  filterId: number,
  keyword: string,
  wholeWord: boolean,
): number {
  return database.insert('filter_keywords', {
    filter_id: filterId,
    keyword,
    whole_word: wholeWord ? 1 : 0,
  });
}

export function updateFilterKeyword(
  database: Database,
  id: number,
  keyword: string,
  wholeWord: boolean,
): void {
  database.run(
    'UPDATE filter_keywords SET keyword = ?, whole_word = ? WHERE id = ?',
    keyword,
    wholeWord ? 1 : 0,
    id,
  );
}

/** Adds a status to a filter, if it is not part of it. Returns the id of the entry. */
export function insertFilterStatus(database: Database, filterId: number, statusId: string): number {
  database.run(
    'INSERT OR IGNORE INTO filter_statuses (filter_id, status_id) VALUES (?, ?)',
    filterId,
    statusId,
  );
  const row = database.get<{ id: number }>(
    'SELECT id FROM filter_statuses WHERE filter_id = ? AND status_id = ?',
    filterId,
    statusId,
  );
  return row?.id ?? 0;
}

export function deleteFilterPart(database: Database, part: FilterPartTable, id: number): void {
  database.run(`DELETE FROM ${part} WHERE id = ?`, id);
}
