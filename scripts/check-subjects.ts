// Holds the subjects of commits to the rules, from the commit that added this file on: on those that
// are not on origin's main yet, or else on the newest ones. Older subjects are history.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { troublesOfSubject } from './subject-rules.ts';

const newest = 20;

/** What git answers, as lines; none where it cannot answer (no git, no repository, no such branch). */
function git(...parameters: string[]): string[] {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').slice(0, -1) : [];
}

/** In a shallow clone this is its oldest commit, and so nothing before it is looked at either. */
const [start] = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-subjects.ts');

function subjects(...range: string[]): string[] {
  const format = ['--no-merges', '--format=%s', `--max-count=${newest}`];
  return start === undefined ? [] : git('log', ...format, ...range, `^${start}`);
}

const own = subjects('HEAD', '^origin/main');
const troubles = (own.length > 0 ? own : subjects('HEAD')).flatMap(troublesOfSubject);
for (const trouble of troubles) console.error(`Commit subject ${trouble}`);
process.exitCode = troubles.length > 0 ? 1 : 0;
