import { useSyncExternalStore } from 'react';
import { useSession } from '#session/session-context.ts';
import { useOpenModeration } from './open-moderation.ts';
import { countNewReports, reportWatch } from './watch-reports.ts';

const nothing = () => () => undefined;

/**
 * Returns the number of reports that staff have not seen; 0 for everybody else, without a request.
 */
export function useNewReports(): number {
  const session = useSession();
  const isStaff = useOpenModeration() !== undefined;
  return useSyncExternalStore(isStaff ? session.part(reportWatch).store.subscribe : nothing, () =>
    isStaff ? countNewReports(session.part(reportWatch).store.getState()) : 0,
  );
}
