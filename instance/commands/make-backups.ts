import { strToU8, zipSync } from 'fflate';
import type { Instance } from '#context.ts';
import { requireTotalSpace } from './require-space.ts';
import { HttpError } from '#http/http-error.ts';
import { accountById } from '#store/accounts.ts';
import {
  backupsOf,
  deleteBackupsBefore,
  insertBackup,
  saveBackupArchive,
  nextPendingBackup,
} from '#store/backups.ts';
import type { AccountRow } from '#store/rows.ts';
import { makeSecret } from '#store/secrets.ts';
import { backupFiles } from '#views/backup-files.ts';

const day = 86_400_000;
const daysBetween = 7;
const retentionDays = 30;

/** Requests a backup. Its name cannot be guessed; whoever knows it can download it. */
export async function requestBackup(instance: Instance, member: AccountRow): Promise<void> {
  const now = instance.now();
  const last = backupsOf(instance.database, member.id)[0];
  if (last && last.created_at > now - daysBetween * day)
    throw new HttpError(400, `Last export was less than ${daysBetween} days ago`);
  await requireTotalSpace(instance, 0);
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  insertBackup(instance.database, {
    account_id: member.id,
    file_name: `archive-${member.username}-${moment}-${makeSecret()}.zip`,
    created_at: now,
  });
}

/** Creates the oldest requested backup and deletes expired ones. */
export function makeBackups(instance: Instance): void {
  const { database } = instance;
  deleteBackupsBefore(database, instance.now() - retentionDays * day);
  const requested = nextPendingBackup(database);
  const account = requested && accountById(database, requested.account_id);
  if (!account) return;
  const files = Object.entries(backupFiles(instance, account)).map(
    ([name, document]) => [name, strToU8(JSON.stringify(document, null, 2))] as const,
  );
  saveBackupArchive(database, requested.id, zipSync(Object.fromEntries(files)));
}
