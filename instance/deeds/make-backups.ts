import { strToU8, zipSync } from 'fflate';
import type { Instance } from '#instance/context.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { accountById } from '#instance/store/accounts.ts';
import {
  backupsOf,
  forgetBackups,
  insertBackup,
  keepArchive,
  nextUnmadeBackup,
} from '#instance/store/backups.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { makeSecret } from '#instance/store/secrets.ts';
import { backupFiles } from '#instance/views/backup-files.ts';

const day = 86_400_000;
const daysBetween = 7;
const retentionDays = 30;

/** Requests a backup. Its name cannot be guessed; whoever knows it can download it. */
export function askForBackup(instance: Instance, member: AccountRow): void {
  const now = instance.now();
  const last = backupsOf(instance.database, member.id)[0];
  if (last && last.created_at > now - daysBetween * day)
    throw new Refusal(400, `Last export was less than ${daysBetween} days ago`);
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  insertBackup(instance.database, {
    accountId: member.id,
    fileName: `archive-${member.username}-${moment}-${makeSecret()}.zip`,
    createdAt: now,
  });
}

/** Creates the oldest requested backup and deletes expired ones. */
export function makeBackups(instance: Instance): void {
  const { database } = instance;
  forgetBackups(database, instance.now() - retentionDays * day);
  const requested = nextUnmadeBackup(database);
  const account = requested && accountById(database, requested.account_id);
  if (!account) return;
  const files = Object.entries(backupFiles(instance, account)).map(
    ([name, document]) => [name, strToU8(JSON.stringify(document, null, 2))] as const,
  );
  keepArchive(database, requested.id, zipSync(Object.fromEntries(files)));
}
