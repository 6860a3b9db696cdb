import { isId } from '#rules/ids.ts';
import type { Page } from '#rules/paging.ts';
import type { Database, SqlValue } from './database.ts';
import type { StatusRow } from './rows.ts';

/**
 * The SQL that selects the statuses of a timeline. Those that the viewer may not read are left out
 * afterwards.
 */
export interface TimelineSource {
  readonly where: string;
  readonly values: readonly SqlValue[];
  /** SQL of the joins that the condition in `where` needs. */
  readonly from?: string;
}

const batchSize = 60;

/**
 * Returns a page of a source: reads statuses from newest to oldest (ascending from `min_id`) until
 * enough of them pass the filter, so that a page is short only at the end.
 */
export function collectTimelinePage(
  database: Database,
  source: TimelineSource,
  page: Page,
  keep: (status: StatusRow) => boolean,
): StatusRow[] {
  const bounds = [page.maxId, page.sinceId, page.minId].filter((id) => id !== undefined);
  // Akkoma finds nothing for an invalid id.
  if (!bounds.every(isId)) return [];
  const upwards = page.minId !== undefined;
  const collected: StatusRow[] = [];
  let below = page.maxId;
  let above = page.minId ?? page.sinceId;
  let skip = page.offset;
  for (;;) {
    // Conditions for absent bounds are left out, so that SQLite starts in the index at the page.
    const rows = database.all<StatusRow>(
      `SELECT statuses.* FROM ${source.from ?? 'statuses'}
       WHERE (${source.where})
         ${below === undefined ? '' : 'AND statuses.id < ?'} ${above === undefined ? '' : 'AND statuses.id > ?'}
       ORDER BY statuses.id ${upwards ? 'ASC' : 'DESC'} LIMIT ${batchSize}`,
      ...source.values,
      ...[below, above].filter((bound) => bound !== undefined),
    );
    for (const row of rows) {
      if (!keep(row)) continue;
      if (skip > 0) skip -= 1;
      else collected.push(row);
      if (collected.length === page.limit) break;
    }
    const last = rows.at(-1);
    if (collected.length === page.limit || rows.length < batchSize || !last) break;
    if (upwards) above = last.id;
    else below = last.id;
  }
  return upwards ? collected.toReversed() : collected;
}
