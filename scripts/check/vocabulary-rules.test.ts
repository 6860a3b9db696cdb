import { expect, it } from 'vitest';
import { misnomerIn, misnomersOf, vocabularyProblems } from './vocabulary-rules.ts';

const misnomers = misnomersOf(`## Terms of the interface
| code | interface | meaning |
| ---- | --------- | ------- |
| status | post | told |

## Terms of the code
| term   | meaning | do not use |
| ------ | ------- | ---------- |
| notify | …       | tell, told |
| fake   | …       | stand-in   |
| call   | …       |            |
`);

it('misnomersOf: reads the words of the last column of the second table, with their terms', () => {
  expect([...misnomers]).toEqual([
    ['tell', 'notify'],
    ['told', 'notify'],
    ['stand-in', 'fake'],
  ]);
});

it.each([
  ['isToldOnce', 'told'],
  ['TELL_OTHERS', 'tell'],
  ['tells', 'tell'],
  ['PushStandIn', 'stand-in'],
])('misnomerIn: finds in %s the word %s', (name, word) => {
  expect(misnomerIn(name, misnomers)?.word).toBe(word);
});

it.each(['storyteller', 'retold', 'standing', 'tellWiderAudience'])(
  'misnomerIn: accepts %s',
  (name) => {
    expect(misnomerIn(name, misnomers)).toBeUndefined();
  },
);

it.each([
  ['client/src/told-once.ts', ''],
  ['e2e/told.spec.ts', ''],
  ['client/src/a.module.css', '.line .told { color: red; }'],
  ['package.json', '{ "scripts": { "tell": "x" } }'],
  ['.github/workflows/test.yml', 'jobs:\n  tell:\n    steps: []'],
])('vocabularyProblems: rejects %s with %j', (path, text) => {
  expect(vocabularyProblems([{ path, text }], misnomers)).toEqual([
    expect.stringContaining('use the term “notify”'),
  ]);
});

it.each([
  ['client/src/a.ts', 'const told = 2;'],
  ['client/src/a.module.css', '/* What nobody told. */ .notified { color: red; }'],
  ['.github/workflows/test.yml', 'name: tell\n'],
  ['package-lock.json', '{ "told": 1 }'],
])('vocabularyProblems: accepts %s with %j', (path, text) => {
  expect(vocabularyProblems([{ path, text }], misnomers)).toEqual([]);
});
