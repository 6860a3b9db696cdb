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
const daysKept = 30;

/** Notes the wish for an archive; its name cannot be guessed, and whoever knows it may fetch it. */
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

/** Makes the archive that was asked for first, and throws away what is old. */
export function makeBackups(instance: Instance): void {
  const { database } = instance;
  forgetBackups(database, instance.now() - daysKept * day);
  const asked = nextUnmadeBackup(database);
  const account = asked && accountById(database, asked.account_id);
  if (!account) return;
  const files = Object.entries(backupFiles(instance, account)).map(
    ([name, document]) => [name, strToU8(JSON.stringify(document, null, 2))] as const,
  );
  keepArchive(database, asked.id, zipSync(Object.fromEntries(files)));
}
