import { expect, test } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import { filterTermsOf } from './filter-action.ts';

const rowOf = (row: Partial<StatusRow>): StatusRow => ({ id: '1', ...row });
const tag = (name: string) => ({ name, url: `https://far.example/tag/${name}` });

test.each([
  [
    'the hashtags',
    { content: 'Rain #weather #canal', tags: [tag('weather'), tag('canal')] },
    ['#weather', '#canal'],
  ],
  [
    'the first words',
    { content: '<p>Heron 417 4/6 today, and again</p>' },
    ['Heron 417 4/6 today,'],
  ],
  ['a short text', { content: 'Good morning' }, ['Good morning']],
  ['the content warning', { content: 'It is back', spoilerText: 'herons' }, ['herons']],
  ['a text without spaces', { content: '今'.repeat(60) }, ['今'.repeat(40)]],
  ['no text', { content: '' }, []],
] as const)('filterTermsOf: suggests as terms of a filter: %s', (_, row, expected) => {
  expect(filterTermsOf(rowOf(row))).toEqual(expected);
});
