import type { Instance } from '#context.ts';
import { storedFileName } from '#media/file-store.ts';
import type { AccountRow } from '#store/rows.ts';
import {
  deleteStoredFile,
  findStoredFile,
  insertStoredFile,
  renewStoredFile,
} from '#store/stored-files.ts';
import { requireAccountSpace, requireTotalSpace } from './require-space.ts';

/**
 * Stores a file of a member and returns its name. Throws 422 or 507, and stores nothing, if there
 * is no space for the file.
 */
export async function storeFile(
  instance: Instance,
  member: Pick<AccountRow, 'id'>,
  bytes: Uint8Array,
  extension: string,
): Promise<string> {
  const { database, files } = instance;
  const name = storedFileName(bytes, extension);
  if (findStoredFile(database, member.id, name)) {
    renewStoredFile(database, { account_id: member.id, name, created_at: instance.now() });
    return files.save(bytes, extension);
  }
  await requireAccountSpace(instance, member.id, bytes.length);
  await requireTotalSpace(instance, bytes.length);
  const file = { account_id: member.id, name, bytes: bytes.length, created_at: instance.now() };
  // Inserts the entry before the file is written: the quota counts entries, so simultaneous uploads
  // cannot exceed it.
  insertStoredFile(database, file);
  try {
    return await files.save(bytes, extension);
  } catch (error) {
    deleteStoredFile(database, file);
    throw error;
  }
}
