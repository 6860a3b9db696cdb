import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../tools/toolchain.js';

/**
 * Lists the files that git tracks or would track and that exist in the working tree, as paths from
 * the root.
 */
export function projectFiles(...folders: string[]): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return [...new Set(list.split('\0'))].filter(
    (file) => file !== '' && existsSync(path.join(repositoryRoot, file)),
  );
}
