import { expect, test } from 'vitest';
import { encodeBody, encodeQuery, fillPath } from './encode.ts';

test('lists and nested objects get the brackets that the server reads', () => {
  const { body } = encodeBody('form', {
    status: 'a & b',
    media_ids: ['1', '2'],
    poll: { options: ['x', 'y'], multiple: true },
    absent: undefined,
    cleared: null,
  });
  expect(body instanceof URLSearchParams ? [...body] : body).toEqual([
    ['status', 'a & b'],
    ['media_ids[]', '1'],
    ['media_ids[]', '2'],
    ['poll[options][]', 'x'],
    ['poll[options][]', 'y'],
    ['poll[multiple]', 'true'],
    ['cleared', ''],
  ]);
});

test('JSON says its type; multipart leaves the boundary to fetch and keeps files whole', async () => {
  expect(encodeBody('json', { end: null })).toEqual({
    body: '{"end":null}',
    contentType: 'application/json',
  });
  const { body, contentType } = encodeBody('multipart', { file: new File(['abc'], 'a.txt') });
  expect(contentType).toBeUndefined();
  const file = body instanceof FormData ? body.get('file') : null;
  expect(file instanceof File && (await file.text())).toBe('abc');
});

test('an empty query has no parts', () => {
  expect(encodeQuery({ max_id: undefined })).toBe('');
  expect(encodeQuery({ limit: 20, only_media: false })).toBe('limit=20&only_media=false');
});

test('parts of a path cannot leave their place', () => {
  expect(fillPath('/api/v1/statuses/:id/favourite', { id: '../x?y' })).toBe(
    '/api/v1/statuses/..%2Fx%3Fy/favourite',
  );
  expect(() => fillPath('/api/v1/lists/:id', {})).toThrow('without id');
});
