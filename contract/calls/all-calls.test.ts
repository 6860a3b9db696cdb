import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { parseLenient } from '../lenient-schema.ts';
import { allCalls } from './all-calls.ts';

const callEntries: readonly (readonly [string, Call])[] = Object.entries(allCalls);

const shapeOf = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/gu, ':');

const wanted = readFileSync(new URL('../testing/required-calls.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

test.for(wanted)('allCalls: contains the call %s [R-CALL-111]', (line) => {
  const [method = '', path = ''] = line.split('\t');
  const found = callEntries.filter(
    ([, call]) => call.method === method && shapeOf(call.path) === shapeOf(path),
  );
  expect(found).not.toHaveLength(0);
});

test.each<[keyof typeof allCalls, unknown]>([
  [
    'getInstance',
    {
      max_toot_chars: 5000,
      approval_required: true,
      languages: ['en'],
      pleroma: { vapid_public_key: 'BK' },
    },
  ],
  ['getFrontendConfigurations', { pleroma_fe: { theme: 'dark' } }],
  [
    'getNodeinfo',
    {
      openRegistrations: false,
      software: { name: 'akkoma', version: '3.17.0' },
      metadata: { nodeName: 'Heron' },
    },
  ],
])(
  'allCalls: the response schema of %s accepts %j [R-CALL-001 R-CALL-002 R-CALL-004]',
  (name, body) => {
    expect(parseLenient(allCalls[name].response, body)).toMatchObject({ value: body, issues: [] });
  },
);

test('allCalls: has no two calls for the same request', () => {
  const keys = callEntries.map(
    ([, call]) => `${call.method} ${shapeOf(call.path)} ${call.body?.encoding ?? ''}`,
  );
  expect(keys).toEqual([...new Set(keys)]);
});

test('allCalls: has no GET call with a body', () => {
  expect(callEntries.filter(([, call]) => call.method === 'GET' && call.body)).toEqual([]);
});

test('allCalls: calls of paged lists declare the parameters of their paging method', () => {
  const parameter = {
    'sortable-ids': 'max_id',
    'numeric-ids': 'max_id',
    offset: 'offset',
    'page-number': 'page',
  } as const;
  const wrong = callEntries.filter(
    ([, call]) => call.paging && !(parameter[call.paging] in (call.query ?? {})),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
