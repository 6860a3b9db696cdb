import { expect, test } from 'vitest';
import { parsePreloaded } from './preloaded-responses.ts';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

test('parsePreloaded: reads each document, including non-Latin text [R-START-009]', () => {
  const text = JSON.stringify({
    '/api/v1/instance': base64({ title: 'Krähennest 🪺' }),
    '/instance/panel.html': base64('<p>Hello</p>'),
  });
  const preloaded = parsePreloaded(text);
  expect(preloaded.get('/api/v1/instance')).toEqual({ title: 'Krähennest 🪺' });
  expect(preloaded.get('/instance/panel.html')).toBe('<p>Hello</p>');
  expect(preloaded.get('/nodeinfo/2.0.json')).toBeUndefined();
});

test.each([
  ['no element', undefined],
  ['nothing', ''],
  ['not JSON', '{'],
  ['another shape', '{"a":{"b":1}}'],
  ['a list', '[1,2]'],
])('parsePreloaded: treats %s as empty', (_, text) => {
  const preloaded = parsePreloaded(text);
  for (const path of ['a', '0', '/api/v1/instance']) expect(preloaded.get(path)).toBeUndefined();
});

test('parsePreloaded: reads the others if one document is broken', () => {
  const text = JSON.stringify({ '/a': '%%%', '/b': base64(1), '/c': btoa('{"broken') });
  const preloaded = parsePreloaded(text);
  expect(['/a', '/b', '/c'].map((path) => preloaded.get(path))).toEqual([undefined, 1, undefined]);
});
