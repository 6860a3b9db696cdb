import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorResponse, serverErrorMessage } from './error-response.ts';

test.each([
  [{ error: 'Not allowed' }, 'Not allowed'],
  [{ error: 'Not allowed', message: 'Other' }, 'Not allowed'],
  [{ message: 'Try later' }, 'Try later'],
  ['A plain sentence', 'A plain sentence'],
  [
    [
      { id: '1', error: 'First' },
      { id: '2', error: 'Second' },
    ],
    'First',
  ],
  [{ errors: [{ title: 'A title' }] }, 'A title'],
  [{ errors: { detail: 'Page not found' } }, 'Page not found'],
  [{}, undefined],
  [null, undefined],
])('serverErrorMessage: for the body %j, returns %j', (body, message) => {
  expect(serverErrorMessage(v.parse(errorResponse, body))).toBe(message);
});
