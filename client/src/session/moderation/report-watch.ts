import { createStore } from 'zustand/vanilla';
import { compareIds } from '#lib/compare-ids.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two checks for new reports. */
export const reportCheckIntervalMs = 60_000;

interface ReportWatchState {
  /** Ids of the newest open reports. */
  readonly open: readonly string[];
  readonly seen: string | undefined;
}

async function startWatching(
  session: Session,
  onOpenReports: (ids: readonly string[]) => void,
): Promise<void> {
  try {
    /* The code that checks for reports is loaded on demand, since only staff need it. This part
       is in the first load, because the navigation of every page shows the badge. */
    const { watchReports } = await import('./watch-reports.ts');
    if (!session.ended.aborted) await watchReports(session, reportCheckIntervalMs, onOpenReports);
  } catch (error) {
    session.log('watching reports failed', { error });
  }
}

/** Checks for open reports every minute, for staff, from the first use (R-MOD-003, R-ROLE-006). */
export const reportWatch = {
  name: 'report watch',
  create(session: Session) {
    const store = createStore<ReportWatchState>(() => ({ open: [], seen: undefined }));
    void startWatching(session, (open) => store.setState({ open }));
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
