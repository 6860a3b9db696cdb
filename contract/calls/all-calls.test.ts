import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { allCalls } from './all-calls.ts';

const rows: readonly (readonly [string, Call])[] = Object.entries(allCalls);

const shapeOf = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/gu, ':');

const wanted = readFileSync(new URL('../testing/spec-calls.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

test.for(wanted)('allCalls: contains the call %s [R-CALL-001..107 R-CALL-111]', (line) => {
  const [method = '', path = '', source] = line.split('\t');
  expect(source).toMatch(/^(?:spec [12] §7|beyond the specification)/u);
  const found = rows.filter(
    ([, call]) => call.method === method && shapeOf(call.path) === shapeOf(path),
  );
  expect(found).not.toHaveLength(0);
});

test('allCalls: has no two rows for the same request', () => {
  const keys = rows.map(
    ([, call]) => `${call.method} ${shapeOf(call.path)} ${call.body?.encoding ?? ''}`,
  );
  expect(keys).toEqual([...new Set(keys)]);
});

test('allCalls: has no GET row with a body', () => {
  expect(rows.filter(([, call]) => call.method === 'GET' && call.body)).toEqual([]);
});

test('allCalls: paged rows declare the parameters of their paging', () => {
  const parameter = { id: 'max_id', number: 'max_id', offset: 'offset', page: 'page' } as const;
  const wrong = rows.filter(
    ([, call]) => call.paging && !(parameter[call.paging] in (call.query ?? {})),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
