import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#store/write-file-atomically.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { parseMail, formatMail } from './mail-file.ts';

/** The number of mails that are listed. */
const maxListed = 200;

/** Stores each mail in a file. The names of the files begin with the time, so they sort by it. */
export function createFolderMailbox(folder: string): Mailbox {
  return {
    async put(mail) {
      await mkdir(folder, { recursive: true });
      const name = `${String(mail.sentAt).padStart(15, '0')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFileAtomically(join(folder, name), formatMail(mail));
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
          parseMail(await readFile(join(folder, name), 'utf8')),
        ),
      );
    },
  };
}
