import { expect, test } from 'vitest';
import { ApiError, errorFromResponse } from '#api/api-error.ts';
import { createI18n } from '#i18n/i18n.ts';
import { uploadErrorMessage } from './upload-error-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });
const file = new File([new Uint8Array(2048)], 'heron.png', { type: 'image/png' });
const refused = (status: number, body?: unknown): ApiError =>
  errorFromResponse(new Response('<html>', { status }), body);
const textOf = (error: unknown, limits: { general?: number; image?: number }): string =>
  i18n._(uploadErrorMessage(error, { file, limits, locale: 'en' }));

test.each([
  [{}, 'The file is too large for the server (2 KiB)'],
  [{ general: 1024 }, 'This file is too large: 2 KiB (maximum 1 KiB)'],
  [{ image: 1024 }, 'This file is too large: 2 KiB (maximum 1 KiB)'],
  [
    { general: 4096 },
    'The server refused this file of 2 KiB as too large, although it says that it accepts up to 4 KiB',
  ],
])(
  'uploadErrorMessage: says that a file is too large after a 413, with the limits %j',
  (limits, words) => {
    for (const body of [undefined, { error: 'file_too_large' }])
      expect(textOf(refused(413, body), limits).replaceAll('\u00A0', ' ')).toBe(words);
  },
);

test.each([
  [refused(507), 'The server has no space left'],
  [refused(422, { error: 'Not this' }), 'The server says: Not this'],
  [new ApiError('offline'), 'Failed to connect to server, try again'],
])('uploadErrorMessage: returns the general message for another failure', (error, words) => {
  expect(textOf(error, { general: 4096 })).toBe(words);
});
