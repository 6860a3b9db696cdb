import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** Whom and what a report is about, as far as it is known when the dialog opens. */
export interface ReportTarget {
  readonly accountId: string;
  /** Statuses that are ticked at first. */
  readonly statusIds: readonly string[];
}

export type OpenReport = (target: ReportTarget) => void;

interface ReportWindow {
  /** Whose dialog is open; none when absent. */
  readonly target: ReportTarget | undefined;
}

export const reportWindow: SessionPart<StoreApi<ReportWindow>> = {
  name: 'report window',
  create: () => createStore<ReportWindow>(() => ({ target: undefined })),
};

/** Opens the report dialog; absent for visitors. */
export function useOpenReport(): OpenReport | undefined {
  const { part, viewerId } = useSession();
  if (viewerId === null) return undefined;
  return (target) => part(reportWindow).setState({ target });
}
