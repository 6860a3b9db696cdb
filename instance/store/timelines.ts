import { isId } from '#instance/rules/ids.ts';
import type { Page } from '#instance/rules/paging.ts';
import type { Database, SqlValue } from './database.ts';
import type { StatusRow } from './rows.ts';

/** Which statuses a timeline draws from; who may read each is asked of every row after this. */
export interface Source {
  readonly where: string;
  readonly values: readonly SqlValue[];
  /** Joins in front of the condition. */
  readonly from?: string;
}

const batch = 60;

/**
 * Walks a source from newest to oldest (or upwards from `min_id`) and keeps what may be kept until
 * the page is full, so that filters never make a page short while there is more.
 */
export function gatherPage(
  database: Database,
  source: Source,
  page: Page,
  keep: (status: StatusRow) => boolean,
): StatusRow[] {
  const bounds = [page.maxId, page.sinceId, page.minId].filter((id) => id !== undefined);
  // The real server finds nothing on either side of what is no id.
  if (!bounds.every(isId)) return [];
  const upwards = page.minId !== undefined;
  const kept: StatusRow[] = [];
  let below = page.maxId;
  let above = page.minId ?? page.sinceId;
  let skip = page.offset;
  for (;;) {
    // Only bounds that are there are written, so that the index of ids is entered at the page.
    const rows = database.all<StatusRow>(
      `SELECT statuses.* FROM ${source.from ?? 'statuses'}
       WHERE (${source.where})
         ${below === undefined ? '' : 'AND statuses.id < ?'} ${above === undefined ? '' : 'AND statuses.id > ?'}
       ORDER BY statuses.id ${upwards ? 'ASC' : 'DESC'} LIMIT ${batch}`,
      ...source.values,
      ...[below, above].filter((bound) => bound !== undefined),
    );
    for (const row of rows) {
      if (!keep(row)) continue;
      if (skip > 0) skip -= 1;
      else kept.push(row);
      if (kept.length === page.limit) break;
    }
    const last = rows.at(-1);
    if (kept.length === page.limit || rows.length < batch || !last) break;
    if (upwards) above = last.id;
    else below = last.id;
  }
  return upwards ? kept.toReversed() : kept;
}
