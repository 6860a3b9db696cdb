import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { pollAcrossTabs } from '../live/poll-across-tabs.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two checks for new reports. */
export const reportCheckIntervalMs = 60_000;

/** Number of reports that are checked; a larger number of new ones is shown as this. */
const newest = 50;

interface ReportWatchState {
  /** Ids of the newest open reports. */
  readonly open: readonly string[];
  readonly seen: string | undefined;
}

async function watch(session: Session, store: StoreApi<ReportWatchState>): Promise<void> {
  const { call, ended } = session;
  const refused = new AbortController();
  const polling = { ...session, ended: AbortSignal.any([ended, refused.signal]) };
  await pollAcrossTabs(polling, {
    name: 'reports',
    intervalMs: reportCheckIntervalMs,
    async fetch() {
      try {
        const query = { state: 'open', page: 1, page_size: newest } as const;
        const { value } = await call(getReports, { query, signal: ended });
        const open = (value.reports ?? []).map(({ id }) => id);
        store.setState({ open });
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
      if (read.success) store.setState({ open: read.output });
    },
  });
}

/** Checks for open reports every minute, for staff, from the first use (R-MOD-003, R-ROLE-006). */
export const reportWatch = {
  name: 'report watch',
  create(session: Session) {
    const store = createStore<ReportWatchState>(() => ({ open: [], seen: undefined }));
    void watch(session, store);
    return {
      store,
      markSeen() {
        const [latest] = store.getState().open.toSorted((one, other) => compareIds(other, one));
        if (latest !== undefined) store.setState({ seen: latest });
      },
    };
  },
};

/** Returns the number of open reports that are newer than the last seen one. */
export function countNewReports({ open, seen }: ReportWatchState): number {
  if (seen === undefined) return open.length;
  return open.filter((id) => compareIds(id, seen) > 0).length;
}
