import { createContext, use } from 'react';

/** Whom and what a report is about, as far as it is known when the dialog opens. */
export interface ReportTarget {
  readonly accountId: string;
  /** Statuses that are ticked at first. */
  readonly statusIds: readonly string[];
}

export type OpenReport = (target: ReportTarget) => void;

/** Put in by the app, where there is a dialog to open. */
export const ReportContext = createContext<OpenReport | undefined>(undefined);

/** Opens the report dialog; absent for visitors. */
export function useOpenReport(): OpenReport | undefined {
  return use(ReportContext);
}
