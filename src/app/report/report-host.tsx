import { useState, type ReactNode } from 'react';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { ReportContext, type ReportTarget } from '#domain/report/open-report.ts';
import { useSession } from '#session/session-context.ts';

const ReportDialog = lazyPart(
  { name: 'report-dialog', kind: 'part' },
  async () => (await import('#features/report/report-dialog.tsx')).ReportDialog,
);

/** Lets whatever is inside open the report dialog, and draws it over the page (R-SHELL-055). */
export function ReportHost({ children }: { children: ReactNode }) {
  const { viewerId } = useSession();
  const [target, setTarget] = useState<ReportTarget>();
  return (
    <ReportContext value={viewerId === null ? undefined : setTarget}>
      {children}
      {target && (
        <PartSlot>
          <ReportDialog
            key={target.accountId}
            target={target}
            onClose={() => setTarget(undefined)}
          />
        </PartSlot>
      )}
    </ReportContext>
  );
}
