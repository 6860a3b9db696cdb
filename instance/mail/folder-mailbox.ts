import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailbox } from './mailbox.ts';
import { readMail, writeMail } from './mail-file.ts';

/** The most that are read back. */
const shown = 200;

/** One file a mail; names sort by time. */
export function folderMailbox(folder: string): Mailbox {
  return {
    async put(mail) {
      await mkdir(folder, { recursive: true });
      const name = `${String(mail.sentAt).padStart(15, '0')}-${randomBytes(4).toString('hex')}.eml`;
      const path = join(folder, name);
      // A killed process leaves no half mail.
      await writeFile(`${path}.part`, writeMail(mail));
      await rename(`${path}.part`, path);
    },
    async all() {
      const names = await readdir(folder).catch((): string[] => []);
      const newest = names
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .toReversed()
        .slice(0, shown);
      return Promise.all(
        newest.map(async (name): Promise<Mail> =>
          readMail(await readFile(join(folder, name), 'utf8')),
        ),
      );
    },
  };
}
