import type { Instance } from '#context.ts';
import { removeOriginMarker } from '#rules/origin-marker.ts';
import { insertReport } from '#store/reports.ts';
import { statusById } from '#store/statuses.ts';
import type { AccountRow } from '#store/rows.ts';
import { notify } from './notify.ts';
import { canAccountRead } from './can-account-read.ts';

interface ReportDraft {
  readonly comment: string;
  readonly statusIds: readonly string[];
  readonly forward: boolean;
}

/** Files a report and notifies all other staff members. */
export function report(
  instance: Instance,
  member: AccountRow,
  target: AccountRow,
  complaint: ReportDraft,
): string {
  const { database } = instance;
  const id = instance.newId();
  database.transaction(() => {
    insertReport(database, {
      id,
      accountId: target.id,
      actorId: member.id,
      content: removeOriginMarker(complaint.comment),
      forward: complaint.forward,
      // Members cannot report statuses they cannot read.
      statusIds: complaint.statusIds.filter((statusId) => {
        const status = statusById(database, statusId);
        return status !== undefined && canAccountRead(instance, status, member);
      }),
      createdAt: instance.now(),
    });
    const staff = database.all<{ id: string }>('SELECT id FROM accounts WHERE role IS NOT NULL');
    for (const { id: to } of staff)
      notify(instance, { to, type: 'pleroma:report', from: member, reportId: id });
  });
  return id;
}
