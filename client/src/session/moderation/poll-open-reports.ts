import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import { pollAcrossTabs } from '../live/poll-across-tabs.ts';
import type { Session } from '../session.ts';
import { openReports, type OpenReports } from './open-reports.ts';

/** Number of reports that are compared with those that were seen; the total has no limit. */
const pageSize = 50;

/**
 * Calls `onOpenReports` with the open reports, here or in another tab, until the session ends or
 * the server refuses.
 */
export async function pollOpenReports(
  session: Session,
  intervalMs: number,
  onOpenReports: (open: OpenReports) => void,
): Promise<void> {
  const { call, ended } = session;
  const refused = new AbortController();
  const polling = { ...session, ended: AbortSignal.any([ended, refused.signal]) };
  await pollAcrossTabs(polling, {
    name: 'reports',
    intervalMs,
    async fetch() {
      try {
        const query = { state: 'open', page: 1, page_size: pageSize } as const;
        const { value } = await call(getReports, { query, signal: ended });
        const newest = (value.reports ?? []).map(({ id }) => id);
        const open = { newest, total: value.total ?? newest.length };
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
      const read = v.safeParse(openReports, message);
      if (read.success) onOpenReports(read.output);
    },
  });
}
