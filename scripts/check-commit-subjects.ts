// Checks the subjects of the commits that origin/main lacks or, if there are none, of the newest
// ones. Commits before the one that added this file followed another rule and are not checked.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { commitSubjectErrors } from './commit-subject-rules.ts';

const maxCount = 20;

/**
 * Runs git and returns its output lines, or none if it fails (no git, no repository, no such
 * branch).
 */
function git(...parameters: string[]): string[] {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').slice(0, -1) : [];
}

// In a shallow clone, this is its oldest commit.
const [start] = git(
  'log',
  '--diff-filter=A',
  '--format=%H',
  '--',
  'scripts/check-commit-subjects.ts',
);

function subjects(...range: string[]): string[] {
  const format = ['--no-merges', '--format=%s', `--max-count=${maxCount}`];
  return start === undefined ? [] : git('log', ...format, ...range, `^${start}^@`);
}

const unpublished = subjects('HEAD', '^origin/main');
const checked = unpublished.length > 0 ? unpublished : subjects('HEAD');
const errors = checked.flatMap(commitSubjectErrors);
for (const error of errors) console.error(`Commit subject ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
