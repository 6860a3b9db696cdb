import { useState } from 'react';
import type { ReportEntry } from '#session/moderation/report-entry.ts';

interface Position {
  readonly id: string;
  /**
   * Index at the last render. If the report leaves the list, the report at this index succeeds it.
   */
  readonly index: number;
}

/**
 * Returns the index of the current report; -1 if there is none. If it has left the list, the next
 * one follows.
 */
export function currentReportIndex(
  reports: readonly { readonly id: string }[],
  last: Position | undefined,
  isRequired: boolean,
): number {
  const index = reports.findIndex(({ id }) => id === last?.id);
  if (index >= 0 || !isRequired) return index;
  return Math.min(last?.index ?? 0, reports.length - 1);
}

/**
 * Returns the report that is shown and decided. It does not change when reports are inserted before it.
 * With `isRequired`, on wide windows, there is one as long as the list has any.
 */
export function useCurrentReport(
  reports: readonly ReportEntry[],
  isRequired: boolean,
): readonly [current: ReportEntry | undefined, choose: (id: string | undefined) => void] {
  const [last, setLast] = useState<Position>();
  const index = currentReportIndex(reports, last, isRequired);
  const current = reports[index];
  if (current?.id !== last?.id || (current && index !== last?.index))
    setLast(current && { id: current.id, index });
  const choose = (id: string | undefined): void =>
    setLast(id === undefined ? undefined : { id, index: 0 });
  return [current, choose];
}
