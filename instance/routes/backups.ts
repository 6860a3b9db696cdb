import type { Backup } from '@rookery/contract/schemas/backup.ts';
import { createBackup, getBackups } from '@rookery/contract/calls/imports-and-backups.ts';
import { requestBackup } from '#commands/make-backups.ts';
import { route } from '#http/route.ts';
import { formatTime } from '#rules/time.ts';
import { backupsOf } from '#store/backups.ts';
import type { ViewContext } from '#views/view-context.ts';

function backupsView({ instance, origin }: ViewContext, accountId: string): Backup[] {
  return backupsOf(instance.database, accountId).map((backup) => ({
    content_type: 'application/zip',
    file_size: backup.file_size ?? 0,
    id: backup.id,
    inserted_at: formatTime(backup.created_at),
    processed: backup.file_size !== null,
    url: `${origin}/media/backups/${backup.file_name}`,
  }));
}

export const backupRoutes = [
  route(getBackups, ({ view, member }) => backupsView(view, member.id)),
  route(createBackup, async ({ instance, view, member }) => {
    await requestBackup(instance, member);
    return backupsView(view, member.id);
  }),
];
