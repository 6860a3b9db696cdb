import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { backup } from '../schemas/backup.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Follows the accounts of a list: one handle per line. */
export const importFollows = defineCall('POST', '/api/pleroma/follow_import', {
  caller: 'member',
  body: { encoding: 'form', fields: { list: 'text!' } },
  response: emptyResponse,
});

/** Blocks the accounts of a list: one handle per line. */
export const importBlocks = defineCall('POST', '/api/pleroma/blocks_import', {
  caller: 'member',
  body: { encoding: 'form', fields: { list: 'text!' } },
  response: emptyResponse,
});

/** Mutes the accounts of a list: one handle per line. */
export const importMutes = defineCall('POST', '/api/pleroma/mutes_import', {
  caller: 'member',
  body: { encoding: 'form', fields: { list: 'text!' } },
  response: emptyResponse,
});

/** Returns the existing backups. */
export const getBackups = defineCall('GET', '/api/v1/pleroma/backups', {
  caller: 'member',
  optional: 'session',
  response: listOf(backup),
});

/** Starts a backup; 400 if the last one is more recent than the instance allows. */
export const createBackup = defineCall('POST', '/api/v1/pleroma/backups', {
  caller: 'member',
  response: listOf(backup),
});
