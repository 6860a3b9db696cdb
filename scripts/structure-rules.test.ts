import { describe, expect, it } from 'vitest';
import { isText, structureProblems } from './structure-rules.ts';

const problems = (path: string, text = '') => structureProblems([{ path, text }]);

describe('structureProblems', () => {
  it('accepts an ordinary file', () => {
    const text = [
      'export const one = 1;',
      '// oxlint-disable-next-line no-console -- the reader of this file wants to see it',
      "const home = '/api/v1/timelines/home/';",
    ].join('\n');
    expect(problems('src/components/status/status-card.test.tsx', text)).toEqual([]);
  });

  it.each([
    'README.md',
    'bench/RESULTS.md',
    '.oxlintrc.json',
    'docs/decisions/0001-parameter-types.md',
    'src/i18n/locales/pt-BR.po',
    'instance/store/migrations/001_first.sql',
    '.ci/run',
  ])('accepts the name %s', (path) => {
    expect(problems(path)).toEqual([]);
  });

  it.each(['src/ui/Button.tsx', 'src/UI/button.tsx', 'src/ui/-button.tsx', 'docs/Read me.md'])(
    'refuses the name %s',
    (path) => {
      expect(problems(path)).toEqual([`${path}: a name that is not in kebab-case`]);
    },
  );

  it('refuses a reference to the specification, which is not in the repository', () => {
    const section = ['spec', '1'].join(' ');
    expect(problems('src/lib/a.ts', `/** Pause (${section} §9). */`)).toEqual([
      `src/lib/a.ts: line 1: name the requirement instead (${section})`,
    ]);
    expect(problems('src/lib/a.ts', '/** Pause (R-CONST-008). */')).toEqual([]);
  });

  it('refuses a code file of more than 300 lines, but not long data', () => {
    const text = 'const a = 1;\n'.repeat(301);
    expect(problems('src/lib/long.ts', 'const a = 1;\n'.repeat(300))).toEqual([]);
    expect(problems('src/lib/long.ts', text)).toEqual(['src/lib/long.ts: 301 lines, 300 at most']);
    expect(problems('contract/recordings/all.jsonl', text)).toEqual([]);
  });

  it.each([
    'left: 0;',
    'margin-left: 1px;',
    'border-right-color: red;',
    'border-top-left-radius: 0;',
    'text-align: right;',
  ])('refuses a physical side in CSS: %s', (line) => {
    const path = 'src/ui/a.module.css';
    expect(problems(path, `.a {\n  ${line}\n}`)).toHaveLength(1);
    expect(problems(path, `.a {\n  ${line} /* physical: as the keys */\n}`)).toEqual([]);
    expect(problems(path, '.a {\n  margin-inline-start: 0;\n  text-align: start;\n}')).toEqual([]);
  });

  it('refuses a barrel file', () => {
    expect(problems('src/ui/index.ts')).toHaveLength(1);
    expect(problems('src/ui/menu/index.tsx')).toHaveLength(1);
  });

  it.each([
    '// oxlint-disable-next-line no-console',
    '// oxlint-disable-next-line no-console --',
    '/* eslint-disable no-console -- */',
    '// @ts-expect-error',
  ])('requires a reason for a suppression: %s', (line) => {
    expect(problems('src/lib/a.ts', `\n${line}`)).toEqual([
      'src/lib/a.ts: line 2: a suppression without "-- reason"',
    ]);
  });

  it.each([
    ['', 'home', 'somebody', 'rookery', 'a.ts'].join('/'),
    ['', 'tmp', 'a.log'].join('/'),
    ['', 'root', '.npm'].join('/'),
    ['', 'Users', 'somebody', 'rookery'].join('/'),
    ['C:', 'Users', 'somebody'].join('\\'),
  ])('refuses an absolute path of a machine: %s', (place) => {
    expect(problems('docs/a.md', `See ${place}`)).toHaveLength(1);
  });

  it.each(['/api/v1/timelines/home/a', '/users/somebody/', 'https://a.example/tmp/a.png'])(
    'accepts a URL or API path: %s',
    (place) => {
      expect(problems('docs/a.md', `See ${place}`)).toEqual([]);
    },
  );

  it('refuses unfinished markers in every kind of text', () => {
    const mark = ['TO', 'DO'].join('');
    expect(problems('src/ui/a.css', `/* ${mark} */`)).toHaveLength(1);
    expect(problems('docs/a.md', `${mark}: write`)).toHaveLength(1);
  });
});

describe('structureProblems: state of a session', () => {
  it.each([
    'const kept = new WeakMap<Tables, string>();',
    'const held = new WeakSet<Session>();',
    'export const all: Kept = new Map<Feeds, string>();',
  ])('refuses a module-level map by session: %s', (text) => {
    expect(problems('src/components/a.ts', text)).toHaveLength(1);
  });

  it('accepts other maps, and maps inside a function', () => {
    const text =
      'const words = new Map<string, string>();\n  const own = new Map<Session, string>();';
    expect(problems('src/components/a.ts', text)).toEqual([]);
  });
});

describe('isText', () => {
  it('excludes images', () => {
    expect(isText('docs/picture.webp')).toBe(false);
    expect(isText('docs/glossary.md')).toBe(true);
  });
});
