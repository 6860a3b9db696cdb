import type { Database } from './database.ts';
import { firstTables } from './migrations/001-first-tables.ts';
import { socialTables } from './migrations/002-social-tables.ts';
import { identityTables } from './migrations/003-identity.ts';
import { joiningTables } from './migrations/004-joining.ts';
import { moderationTables } from './migrations/005-moderation.ts';
import { writingTables } from './migrations/006-writing.ts';
import { codeChallengeColumns } from './migrations/008-proof-keys.ts';
import { mediaColumns } from './migrations/009-media-columns.ts';
import { instanceDocuments } from './migrations/010-instance-documents.ts';
import { emojiPackTables } from './migrations/011-emoji-packs.ts';
import { knownSignInsTable } from './migrations/012-known-sign-ins.ts';
import { moderationLog } from './migrations/013-moderation-log.ts';
import { failedCodesTable } from './migrations/014-failed-codes.ts';
import { storedFilesTable } from './migrations/015-stored-files.ts';
import { pushPolicy } from './migrations/016-push-policy.ts';
import { dialectTables } from './migrations/017-dialects.ts';
import { quoteIndex } from './migrations/018-quote-index.ts';
import { announcementReactions } from './migrations/019-announcement-reactions.ts';
import { collectionTables } from './migrations/020-collections.ts';
import { readingIndexes } from './migrations/007-reading-indexes.ts';

/** The migrations, each applied once, in this order. A released migration must not be changed. */
const migrations: readonly string[] = [
  firstTables,
  socialTables,
  identityTables,
  joiningTables,
  moderationTables,
  writingTables,
  readingIndexes,
  codeChallengeColumns,
  mediaColumns,
  instanceDocuments,
  emojiPackTables,
  knownSignInsTable,
  moderationLog,
  failedCodesTable,
  storedFilesTable,
  pushPolicy,
  dialectTables,
  quoteIndex,
  announcementReactions,
  collectionTables,
];

export function migrate(database: Database): void {
  const version = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version > migrations.length)
    throw new Error('The data were written by a newer version of Rookery.');
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    database.transaction(() => {
      database.execute(sql);
      database.execute(`PRAGMA user_version = ${index + 1}`);
    });
  }
}
