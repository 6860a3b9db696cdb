import { useState } from 'react';
import type { ReportEntry } from '#session/moderation/report-entry.ts';

/** Returns the ids of the selected reports, and functions that select and deselect. */
export function useReportSelection() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    ticked,
    /** Selects reports; deselects them if all of them are selected. */
    toggle: (reports: readonly ReportEntry[]): void =>
      setTicked((known) => {
        const next = new Set(known);
        const isSelected = reports.every(({ id }) => known.has(id));
        for (const { id } of reports) {
          if (isSelected) next.delete(id);
          else next.add(id);
        }
        return next;
      }),
    clear: (): void => setTicked(new Set()),
  };
}
