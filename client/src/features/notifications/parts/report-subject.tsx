import { Trans } from '@lingui/react/macro';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { useSession } from '#session/session-context.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import textStyles from '#ui/text-styles.module.css';
import { NotificationAccountLink } from './notification-placeholders.tsx';

/** Whom a report is about, and the comment of its author. */
export function ReportSubject({ row: { targetId, comment } }: { row: NotificationRow }) {
  const target = useRow(useSession().tables.accounts, targetId);
  if (!target) return null;
  return (
    <p className={textStyles.cut}>
      <Trans comment="A report about this account">
        About <NotificationAccountLink account={target} />
      </Trans>
      {comment !== undefined && (
        <>
          : <bdi>{comment}</bdi>
        </>
      )}
    </p>
  );
}

/** Button that opens the reports, or those about one account, for staff who may read them here. */
export function OpenReportsButton({ about }: { about?: string | undefined }) {
  const session = useSession();
  const isStaff = useIsStaff();
  if (!isStaff) return null;
  return (
    <p>
      <Button
        size="small"
        onClick={() =>
          openWindow(session, 'moderation', about === undefined ? {} : { reportsAbout: about })
        }
      >
        <Trans>Open reports</Trans>
      </Button>
    </p>
  );
}
