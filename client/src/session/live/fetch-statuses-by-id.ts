import { getStatusesById } from '@rookery/contract/calls/mastodon/entities-by-id.ts';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { ApiError } from '#api/api-error.ts';
import type { CallResult, MakeCall } from '#api/transport.ts';

/** Maximum ids per request: Mastodon refuses more. */
const maxIds = 20;

/** Maximum number of statuses that are requested one by one. */
const maxSingle = 8;

/** Requests statuses one after the other. Those that do not exist are left out. */
async function fetchOneByOne(call: MakeCall, ids: readonly string[]): Promise<Status[]> {
  const found: Status[] = [];
  for (const id of ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to stay below rate limits
      found.push((await call(getStatus, { path: { id } })).value);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
    }
  }
  return found;
}

/**
 * Requests statuses from a server that reads ids as `id[]`, or one by one if the server lacks the
 * call. Mastodon leaves out statuses that exist, by people whom the viewer muted or blocked and by
 * limited accounts, so the missing ones are requested one by one. Returns the ids of which it is
 * known whether they exist, at most 20, with the response.
 *
 * @throws `ApiError`
 */
export async function fetchStatusesById(
  call: MakeCall,
  ids: readonly string[],
): Promise<{
  readonly ids: readonly string[];
  readonly result: Pick<CallResult<Status[]>, 'value' | 'issues'>;
}> {
  const some = ids.slice(0, maxIds);
  try {
    const { value, issues } = await call(getStatusesById, { query: { id: some } });
    const listed = new Set(value.map(({ id }) => id));
    const missing = some.filter((id) => !listed.has(id)).slice(0, maxSingle);
    const others = await fetchOneByOne(call, missing);
    return { ids: [...listed, ...missing], result: { value: [...value, ...others], issues } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'absent') throw error;
    const few = ids.slice(0, maxSingle);
    return { ids: few, result: { value: await fetchOneByOne(call, few), issues: [] } };
  }
}
