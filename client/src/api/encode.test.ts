import { expect, test } from 'vitest';
import { encodeBody, encodeQuery, fillPath } from './encode.ts';

test('encodeQuery: writes lists and nested objects with brackets', () => {
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

test('encodeBody: returns the content type of JSON, and none for multipart, whose boundary fetch chooses', async () => {
  expect(encodeBody('json', { end: null })).toEqual({
    body: '{"end":null}',
    contentType: 'application/json',
  });
  const { body, contentType } = encodeBody('multipart', { file: new File(['abc'], 'a.txt') });
  expect(contentType).toBeUndefined();
  const file = body instanceof FormData ? body.get('file') : null;
  expect(file instanceof File && (await file.text())).toBe('abc');
});

test('encodeQuery: returns an empty text for an empty query', () => {
  expect(encodeQuery({ max_id: undefined })).toBe('');
  expect(encodeQuery({ limit: 20, only_media: false })).toBe('limit=20&only_media=false');
});

test('fillPath: encodes slashes and other delimiters in parameters', () => {
  expect(fillPath('/api/v1/statuses/:id/favourite', { id: '../x?y' })).toBe(
    '/api/v1/statuses/..%2Fx%3Fy/favourite',
  );
  expect(() => fillPath('/api/v1/lists/:id', {})).toThrow('needs a value for :id');
});
