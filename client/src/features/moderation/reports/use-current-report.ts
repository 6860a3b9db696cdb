import { useState } from 'react';
import type { ReportEntry } from '#session/moderation/report-entry.ts';

interface Position {
  readonly id: string;
  /** Index at the last render, for the successor of a report that left. */
  readonly index: number;
}

/** Returns the index of the current report; -1 for none. If it left, the next one is current. */
export function currentIndex(
  reports: readonly { readonly id: string }[],
  last: Position | undefined,
  isRequired: boolean,
): number {
  const index = reports.findIndex(({ id }) => id === last?.id);
  if (index >= 0 || !isRequired) return index;
  return Math.min(last?.index ?? 0, reports.length - 1);
}

/**
 * The report that is shown and decided. New reports before it do not change it. On wide windows
 * (`isRequired`) there always is one.
 */
export function useCurrentReport(
  reports: readonly ReportEntry[],
  isRequired: boolean,
): readonly [current: ReportEntry | undefined, choose: (id: string | undefined) => void] {
  const [last, setLast] = useState<Position>();
  const index = currentIndex(reports, last, isRequired);
  const current = reports[index];
  if (current?.id !== last?.id || (current && index !== last?.index))
    setLast(current && { id: current.id, index });
  const choose = (id: string | undefined): void =>
    setLast(id === undefined ? undefined : { id, index: 0 });
  return [current, choose];
}
