import { expect, test } from 'vitest';
import { errorFromResponse } from '#api/api-error.ts';
import { createI18n } from '#i18n/i18n.ts';
import { toSignInOutcome } from '#session/sign-in/sign-in.ts';
import { signInErrorMessage } from './sign-in-error-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });

function messageFor(status: number, body: unknown): string {
  const outcome = toSignInOutcome(errorFromResponse(new Response('', { status }), body));
  const message = signInErrorMessage(outcome);
  return message === undefined ? '' : i18n._(message);
}

const unexpected = 'An error occurred, please try again';

test.each([404, 410, 429, 500, 501, 502, 503, 520, 599])(
  'signInErrorMessage: shows our sentence before the text of an unexpected %i [R-AUTH-014 R-ERR-002]',
  (status) => {
    expect(messageFor(status, { error: 'Not today' })).toBe(
      `${unexpected}. The server says: Not today`,
    );
    for (const body of [undefined, {}, { error: '' }, { error: 500 }])
      expect(messageFor(status, body)).toBe(unexpected);
  },
);

test.each([400, 403, 409, 422])(
  'signInErrorMessage: shows only the text of the server for a refusal with %i',
  (status) => {
    expect(messageFor(status, { error: 'Awaiting approval.' })).toBe(
      'The server says: Awaiting approval.',
    );
    expect(messageFor(status, {})).toBe(unexpected);
  },
);
