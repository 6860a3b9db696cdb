import { expect, it } from 'vitest';
import { bannedWords, vocabularyProblems } from './vocabulary-rules.ts';

const glossary = `## Terms of the interface
| code | interface | meaning |
| ---- | --------- | ------- |
| status | post | told |

## Terms of the code
| term   | meaning | do not use |
| ------ | ------- | ---------- |
| notify | …       | tell, told |
| fake   | …       | stand-in   |
| call   | …       |            |
`;

it('bannedWords: reads the last column of the second table only', () => {
  expect([...bannedWords(glossary)]).toEqual(['tell', 'told', 'stand-in']);
});

it.each([
  ['client/src/a/told-once.ts', ''],
  ['contract/a.ts', 'export const isToldNow = 1;'],
  ['instance/a.ts', 'export async function tellOthers() {}'],
  ['client/src/a.tsx', 'export interface Told {}'],
  ['instance/a.ts', 'export class PushStandIn {}'],
])('vocabularyProblems: rejects %s with %j', (path, text) => {
  expect(vocabularyProblems([{ path, text }], bannedWords(glossary))).toHaveLength(1);
});

it.each([
  ['client/src/a.ts', 'export const storyteller = 1;\nconst told = 2;'],
  ['e2e/told.spec.ts', 'export const told = 1;'],
  ['client/src/a.css', 'told'],
])('vocabularyProblems: accepts %s with %j', (path, text) => {
  expect(vocabularyProblems([{ path, text }], bannedWords(glossary))).toEqual([]);
});
