import { expect, it } from 'vitest';
import { structureProblems } from './structure-rules.ts';

const problems = (path: string, text = '') => structureProblems([{ path, text }]);
const mark = ['TO', 'DO'].join('');

it.each([
  ['README.md', ''],
  ['bench/RESULTS.md', ''],
  ['.oxlintrc.json', ''],
  ['docs/decisions/0001-parameter-types.md', ''],
  ['client/src/i18n/locales/pt-BR.po', ''],
  ['instance/store/migrations/001_first.sql', ''],
  ['.ci/run', ''],
  [
    'client/src/a.test.tsx',
    '// oxlint-disable-next-line no-console -- the reader of this wants to see it',
  ],
  ['client/src/lib/a.ts', '/** Pause (R-CONST-008). */'],
  ['client/src/lib/a.ts', 'const words = new Map<string, string>();'],
  ['client/src/lib/a.ts', '  const own = new Map<Session, string>();'],
  ['docs/a.md', '/api/v1/timelines/home/a'],
  ['docs/a.md', 'See /users/somebody/'],
  ['docs/a.md', 'https://a.example/tmp/a.png'],
  ['contract/all.jsonl', mark],
])('structureProblems: accepts %s with %j', (path, text) => {
  expect(problems(path, text)).toEqual([]);
});

it.each([
  ['client/src/ui/Button.tsx', '', 'kebab-case'],
  ['client/src/UI/button.tsx', '', 'kebab-case'],
  ['client/src/ui/-button.tsx', '', 'kebab-case'],
  ['docs/Read me.md', '', 'kebab-case'],
  ['client/src/ui/index.ts', '', 'barrel'],
  ['client/src/ui/menu/index.tsx', '', 'barrel'],
  [
    'client/src/lib/a.ts',
    `/** Pause (${['spec', '1'].join(' ')}). */`,
    'line 1: a document that is not here',
  ],
  ['docs/a.md', ['See issue', '26.'].join(' '), 'line 1: a document that is not here'],
  ['docs/a.md', ['As the', 'specification says'].join(' '), 'line 1: a document that is not here'],
  ['client/src/lib/a.ts', '\n// oxlint-disable-next-line no-console', 'line 2: a suppression'],
  ['client/src/lib/a.ts', '// oxlint-disable-next-line no-console --', 'a suppression'],
  ['client/src/lib/a.ts', '/* eslint-disable no-console -- */', 'a suppression'],
  ['client/src/lib/a.ts', '// @ts-expect-error', 'a suppression'],
  ['docs/a.md', ['See ', 'home', 'somebody', 'rookery', 'a.ts'].join('/'), 'one machine'],
  ['docs/a.md', ['', 'tmp', 'a.log'].join('/'), 'one machine'],
  ['docs/a.md', ['', 'root', '.npm'].join('/'), 'one machine'],
  ['docs/a.md', ['', 'Users', 'somebody', 'rookery'].join('/'), 'one machine'],
  ['docs/a.md', ['C:', 'Users', 'somebody'].join('\\'), 'one machine'],
  ['client/src/ui/a.css', `/* ${mark} */`, 'unfinished'],
  ['docs/a.md', `${mark}: write`, 'unfinished'],
  ['client/src/a.ts', 'const caches = new WeakMap<Tables, string>();', 'by session'],
  ['client/src/a.ts', 'export const all: Caches = new Map<Feeds, string>();', 'by session'],
])('structureProblems: refuses %s with %j', (path, text, problem) => {
  expect(problems(path, text)).toEqual([expect.stringContaining(problem)]);
});
