import { getList } from '#contract/calls/lists.ts';
import { ingestList } from '#entities/ingest/ingest-list.ts';
import type { Session } from '#session/session.ts';

/** Asks for a list, of which the tables know the title then. */
export async function fetchList(
  { tables, call, viewerId }: Session,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const askedAt = tables.hub.now();
  const { value } = await call(getList, { path: { id }, signal });
  ingestList(tables, value, { askedAt, viewerId });
}
