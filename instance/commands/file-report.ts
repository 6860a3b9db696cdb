import type { Instance } from '#context.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { insertReport } from '#store/reports.ts';
import { statusById } from '#store/statuses.ts';
import type { AccountRow } from '#store/rows.ts';
import { notifyMember } from './notify-member.ts';
import { canAccountRead } from './can-account-read.ts';

interface ReportDraft {
  readonly comment: string;
  readonly statusIds: readonly string[];
  readonly forward: boolean;
}

/** Files a report and notifies all other staff members. */
export function fileReport(
  instance: Instance,
  member: AccountRow,
  target: AccountRow,
  draft: ReportDraft,
): string {
  const { database } = instance;
  const id = instance.newId();
  database.transaction(() => {
    // Members cannot report statuses they cannot read.
    const statusIds = draft.statusIds.filter((statusId) => {
      const status = statusById(database, statusId);
      return status !== undefined && canAccountRead(instance, status, member);
    });
    const row = {
      id,
      account_id: target.id,
      actor_id: member.id,
      content: removeOriginPlaceholder(draft.comment),
      forward: draft.forward,
      created_at: instance.now(),
    };
    insertReport(database, row, statusIds);
    for (const to of database.column<string>('SELECT id FROM accounts WHERE role IS NOT NULL'))
      notifyMember(instance, { to, type: 'pleroma:report', from: member, reportId: id });
  });
  return id;
}
