// Checks the subjects of the newest commits that origin/main lacks or, if there are none, of the
// newest ones. Commits further back followed another rule.
import { spawnSync } from 'node:child_process';
import { commitSubjectErrors } from './check/commit-subject-rules.ts';
import { repositoryRoot } from '../tools/toolchain.js';

/** Returns no subjects if git fails (no git, no repository, no such branch). */
function subjects(...range: string[]): string[] {
  const parameters = ['log', '--no-merges', '--format=%s', '--max-count=20', ...range];
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').slice(0, -1) : [];
}

const unpublished = subjects('HEAD', '^origin/main');
const checked = unpublished.length > 0 ? unpublished : subjects('HEAD');
const errors = checked.flatMap(commitSubjectErrors);
for (const error of errors) console.error(`Commit subject ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
