import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createI18n } from '#i18n/i18n.ts';
import { accountErrorMessage } from './account-error-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });
const refused = (message: string): ApiError => new ApiError('invalid', { status: 400, message });

test.each([
  ['Invalid password.', 'Wrong password'],
  ['invalid_token', 'Wrong or expired code'],
  ['constructor', 'The server says: constructor'],
  ['toString', 'The server says: toString'],
  ['__proto__', 'The server says: __proto__'],
  ['hasOwnProperty', 'The server says: hasOwnProperty'],
])('accountErrorMessage: replaces the server’s “%s” by “%s”', (said, words) => {
  expect(i18n._(accountErrorMessage(refused(said)))).toBe(words);
});
