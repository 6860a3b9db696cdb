import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import { pollAcrossTabs } from '../live/poll-across-tabs.ts';
import type { Session } from '../session.ts';

/** Number of reports that are checked. If more than these are new, this number is shown. */
const newest = 50;

/**
 * Calls `onOpenReports` with the ids of the newest open reports, here or in another tab, until the
 * session ends or the server refuses.
 */
export async function watchReports(
  session: Session,
  intervalMs: number,
  onOpenReports: (ids: readonly string[]) => void,
): Promise<void> {
  const { call, ended } = session;
  const refused = new AbortController();
  const polling = { ...session, ended: AbortSignal.any([ended, refused.signal]) };
  await pollAcrossTabs(polling, {
    name: 'reports',
    intervalMs,
    async fetch() {
      try {
        const query = { state: 'open', page: 1, page_size: newest } as const;
        const { value } = await call(getReports, { query, signal: ended });
        const open = (value.reports ?? []).map(({ id }) => id);
        onOpenReports(open);
        return open;
      } catch (error) {
        const isRefused =
          error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'notFound');
        if (isRefused) refused.abort();
        throw error;
      }
    },
    onMessage(message) {
      const read = v.safeParse(v.array(v.string()), message);
      if (read.success) onOpenReports(read.output);
    },
  });
}
