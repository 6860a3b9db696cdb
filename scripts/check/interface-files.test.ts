import { expect, it, test } from 'vitest';
import { interfaceFileProblems } from './interface-files.ts';

const status = 'client/src/components/status';
const problems = (files: Readonly<Record<string, string>>) =>
  interfaceFileProblems(Object.entries(files).map(([path, text]) => ({ path, text })));

it.each([
  ['a component', `${status}/a.tsx`, 'export const A = () => null;'],
  ['React', `${status}/a.ts`, "import { createContext } from 'react';"],
  [
    'a hook',
    `${status}/use-a.ts`,
    "import { useA } from '#session/a.ts';\nexport const a = useA();",
  ],
  ['a message', `${status}/a.ts`, "import { msg } from '@lingui/core/macro';"],
  ['an icon', `${status}/a.ts`, "import Star from 'lucide-react/icons/star';"],
  ['styles', `${status}/a.ts`, "import styles from './a.module.css';"],
  ['focus', `${status}/a.ts`, "import { articlesIn } from '#ui/focus/articles.ts';"],
  ['a test', `${status}/a.test.ts`, ''],
  ['a test helper', `${status}/testing/a.ts`, ''],
  ['another layer', 'client/src/session/threads/a.ts', ''],
])('interfaceFileProblems: accepts a file with %s', (_, path, text) => {
  expect(problems({ [path]: text })).toEqual([]);
});

it.each([
  ['nothing', '', 'client/src/lib, or contract/text'],
  ['a helper', "import { isEqual } from '#lib/is-equal.ts';", 'client/src/lib, or contract/text'],
  [
    'rows',
    "import type { StatusRow } from '#store/rows/status-row.ts';",
    'client/src/store/SUBJECT',
  ],
  ['errors', "import { ApiError } from '#api/api-error.ts';", 'client/src/store/SUBJECT'],
  [
    'the session',
    "import type { Session } from '#session/session.ts';",
    'client/src/session/SUBJECT',
  ],
  ['a vanilla store', "import { createStore } from 'zustand/vanilla';", 'client/src/lib'],
  ['React in a comment', "// import { use } from 'react';\n/* useA() */", 'client/src/lib'],
])('interfaceFileProblems: refuses a file that imports only %s', (_, text, layer) => {
  expect(problems({ 'client/src/features/a/b.ts': text })).toEqual([
    expect.stringContaining(
      `client/src/features/a/b.ts: no React, styles or messages: move it to ${layer}`,
    ),
  ]);
});

test('interfaceFileProblems: follows imports within the interface, static or not', () => {
  const card = 'export const Card = () => null;';
  expect(
    problems({
      [`${status}/card.tsx`]: card,
      [`${status}/list.ts`]: "import { Card } from './card.tsx';",
      'client/src/features/a/b.ts': "export { list } from '#components/status/list.ts';",
      'client/src/features/a/c.ts': "export const load = () => import('./b.ts');",
    }),
  ).toEqual([]);
});

test('interfaceFileProblems: names the layer of what a file reaches', () => {
  expect(
    problems({
      [`${status}/a.ts`]: "import { b } from './b.ts';",
      [`${status}/b.ts`]: "import { load } from '#session/load.ts';",
    }),
  ).toEqual([
    expect.stringContaining(
      `${status}/a.ts: no React, styles or messages: move it to client/src/session`,
    ),
    expect.stringContaining(
      `${status}/b.ts: no React, styles or messages: move it to client/src/session`,
    ),
  ]);
});

test('interfaceFileProblems: ends where files import each other', () => {
  expect(
    problems({
      [`${status}/a.ts`]: "import { b } from './b.ts';",
      [`${status}/b.ts`]: "import { a } from './a.ts';",
    }),
  ).toHaveLength(2);
});
