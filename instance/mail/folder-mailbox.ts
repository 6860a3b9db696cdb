import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailbox } from './mailbox.ts';
import { readMail, writeMail } from './mail-file.ts';

/** The number of mails that are listed. */
const maxListed = 200;

/** Stores each mail in a file, whose names sort by time. */
export function folderMailbox(folder: string): Mailbox {
  return {
    async put(mail) {
      await mkdir(folder, { recursive: true });
      const name = `${String(mail.sentAt).padStart(15, '0')}-${randomBytes(4).toString('hex')}.eml`;
      const path = join(folder, name);
      // Written to a temporary file and renamed, so that a killed process leaves no partial mail.
      await writeFile(`${path}.part`, writeMail(mail));
      await rename(`${path}.part`, path);
    },
    async all() {
      const names = await readdir(folder).catch((): string[] => []);
      const newest = names
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .toReversed()
        .slice(0, maxListed);
      return Promise.all(
        newest.map(async (name): Promise<Mail> =>
          readMail(await readFile(join(folder, name), 'utf8')),
        ),
      );
    },
  };
}
