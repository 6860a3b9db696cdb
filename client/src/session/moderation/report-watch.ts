import { createStore } from 'zustand/vanilla';
import { compareIds } from '#lib/compare-ids.ts';
import type { Session } from '../session.ts';
import type { OpenReports } from './open-reports.ts';

/** Milliseconds between two checks for new reports. */
export const reportCheckIntervalMs = 60_000;

interface ReportWatchState extends OpenReports {
  /** What was known when the viewer last saw the reports. */
  readonly seen?: { readonly newestId: string; readonly total: number };
}

async function startWatching(
  session: Session,
  onOpenReports: (open: OpenReports) => void,
): Promise<void> {
  try {
    /* The code that checks for reports is loaded on demand, since only staff need it. This part
       is in the first load, because the navigation of every page shows the badge. */
    const { pollOpenReports } = await import('./poll-open-reports.ts');
    if (!session.ended.aborted)
      await pollOpenReports(session, reportCheckIntervalMs, onOpenReports);
  } catch (error) {
    session.log('watching reports failed', { error });
  }
}

/** Checks for open reports every minute, for staff, from the first use (R-MOD-003, R-ROLE-006). */
export const reportWatch = {
  name: 'report watch',
  create(session: Session) {
    const store = createStore<ReportWatchState>(() => ({ newest: [], total: 0 }));
    void startWatching(session, (open) => store.setState(open));
    return {
      store,
      markSeen() {
        const { newest, total } = store.getState();
        const [newestId] = newest.toSorted((one, other) => compareIds(other, one));
        if (newestId !== undefined) store.setState({ seen: { newestId, total } });
      },
    };
  },
};

/**
 * Returns the number of open reports that are newer than the last seen one. If all of the newest
 * ones are, more may be, which only the totals show.
 */
export function countNewReports({ newest, total, seen }: ReportWatchState): number {
  if (!seen) return total;
  const count = newest.filter((id) => compareIds(id, seen.newestId) > 0).length;
  return count < newest.length ? count : Math.max(count, total - seen.total);
}
