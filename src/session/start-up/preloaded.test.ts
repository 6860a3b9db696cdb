import { expect, test } from 'vitest';
import { parsePreloaded } from './preloaded.ts';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

test('reads each document, beyond Latin letters too [R-START-009]', () => {
  const text = JSON.stringify({
    '/api/v1/instance': base64({ title: 'Krähennest 🪺' }),
    '/instance/panel.html': base64('<p>Hello</p>'),
  });
  expect(Object.fromEntries(parsePreloaded(text))).toEqual({
    '/api/v1/instance': { title: 'Krähennest 🪺' },
    '/instance/panel.html': '<p>Hello</p>',
  });
});

test.each([
  ['no element', undefined],
  ['nothing', ''],
  ['not JSON', '{'],
  ['another shape', '{"a":{"b":1}}'],
  ['a list', '[1,2]'],
])('%s counts as nothing preloaded', (_, text) => {
  expect(parsePreloaded(text).size).toBe(0);
});

test('one broken document does not spoil the others', () => {
  const text = JSON.stringify({ '/a': '%%%', '/b': base64(1), '/c': btoa('{"broken') });
  expect([...parsePreloaded(text)]).toEqual([['/b', 1]]);
});
