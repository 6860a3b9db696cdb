import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a temporary file and renames it, so that a process that is killed, or a full disk, leaves
 * nothing incomplete under the name.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const temporaryPath = `${path}.${randomBytes(8).toString('hex')}.part`;
  try {
    await writeFile(temporaryPath, content);
    await rename(temporaryPath, path);
  } catch (error) {
    // On a full disk the incomplete file would take up the last space.
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
