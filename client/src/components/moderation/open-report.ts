import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** The account and statuses a report is about when the dialog opens. */
export interface ReportTarget {
  readonly accountId: string;
  /** Statuses that are selected initially. */
  readonly statusIds: readonly string[];
}

export type OpenReport = (target: ReportTarget) => void;

interface ReportWindow {
  /** The target of the open dialog; absent if it is closed. */
  readonly target: ReportTarget | undefined;
}

export const reportWindow: SessionPart<StoreApi<ReportWindow>> = {
  name: 'report window',
  create: () => createStore<ReportWindow>(() => ({ target: undefined })),
};

/** Returns the function that opens the report dialog; undefined for visitors. */
export function useOpenReport(): OpenReport | undefined {
  const { part, viewerId } = useSession();
  if (viewerId === null) return undefined;
  return (target) => part(reportWindow).setState({ target });
}
