import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../toolchain.js';

const space = 36 ** 4;

/**
 * Names the classes of CSS modules: the name in its file, and four letters for the file. Each name is
 * in the first load twice, in the style and in the script, so that what is longer is paid for.
 *
 * @throws two files have the same letters
 */
export function shortClassNames(): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const known = path.relative(root, file.replace(/\?.*$/, '')).split(path.sep).join('/');
    const digest = createHash('sha256').update(known).digest().readUInt32BE();
    const letters = (digest % space).toString(36).padStart(4, '0');
    const owner = owners.get(letters) ?? known;
    if (owner !== known) throw new Error(`${owner} and ${known} have the same letters for classes`);
    owners.set(letters, known);
    return `${name}_${letters}`;
  };
}
