import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a temporary file and renames it. If the process is killed or the disk is full, no
 * incomplete file exists under the name.
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
    // Removes the incomplete file, because a full disk may be the cause.
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
