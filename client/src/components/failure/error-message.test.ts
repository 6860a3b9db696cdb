import { createI18n } from '#i18n/i18n.ts';
import { expect, test } from 'vitest';
import { ApiError, errorFromResponse, errorKindOfStatus } from '#api/api-error.ts';
import { errorMessage, timelineErrorMessage } from './error-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });
const errorWith = (status: number, message = '') =>
  new ApiError(errorKindOfStatus(status), { status, message });
const ofTimeline = (error: unknown): string => i18n._(timelineErrorMessage(error));

test.each([
  [429, 'You are rate limited'],
  [500, 'Internal Server Error'],
  [503, 'The backend is not available'],
  [418, 'Unexpected status: 418'],
  [502, 'Unexpected status: 502'],
  [404, 'Unexpected status: 404'],
])(
  'timelineErrorMessage: for the status %i, returns “%s” [R-TL-044 R-TL-045 R-TL-046 R-TL-047]',
  (status, message) => {
    expect(ofTimeline(errorWith(status))).toBe(message);
    expect(ofTimeline(errorWith(status, 'Own words'))).toBe(
      `${message}. The server says: Own words`,
    );
  },
);

test('timelineErrorMessage: suggests what to do without a response or permission [R-TL-057]', () => {
  expect(ofTimeline(new ApiError('offline'))).toBe('Failed to connect to server, try again');
  expect(ofTimeline(errorWith(401))).toBe('You need to be logged in to do this');
  expect(ofTimeline(errorWith(403))).toBe('The server doesn’t allow this');
  expect(ofTimeline(new ApiError('malformed', { status: 200 }))).toBe(
    'The server sent an invalid response',
  );
  expect(ofTimeline(new Error('a mistake of ours'))).toBe('An error occurred, please try again');
});

test.each([400, 402, 405, 409, 418, 422, 451, 499, 500, 501, 502, 504, 520, 599])(
  'errorMessage: returns a sentence instead of the HTML page that a server sent with %i [R-ERR-003]',
  (status) => {
    const page = '<html><body><h1>nginx/1.2 stack trace</h1></body></html>';
    const error = errorFromResponse(new Response(page, { status }), undefined);
    for (const message of [i18n._(errorMessage(error)), ofTimeline(error)]) {
      expect(message).not.toMatch(/[<>]|nginx|trace/);
      expect(message).toMatch(/^[A-Z].*\w/);
    }
  },
);

test.each([
  [408, 'The server took too long to respond, try again'],
  [413, 'This is too large for the server'],
  [414, 'This is too large for the server'],
  [431, 'This is too large for the server'],
  [507, 'The server has no space left'],
])('errorMessage: an HTML page with %i is shown as “%s”', (status, message) => {
  const page = new Response('<html><h1>nginx</h1></html>', { status });
  expect(i18n._(errorMessage(errorFromResponse(page, undefined)))).toBe(message);
  const said = errorFromResponse(new Response('', { status }), { error: 'Own words' });
  expect(i18n._(errorMessage(said))).toBe(`${message}. The server says: Own words`);
});

test('errorMessage: suggests the server’s own website if the server lacks a call [R-CAP-038]', () => {
  const message = 'This server doesn’t offer this. You may find it on the server’s own website';
  expect(i18n._(errorMessage(new ApiError('absent')))).toBe(message);
  expect(ofTimeline(new ApiError('absent'))).toBe(message);
});

test('errorMessage: shows the server’s own sentence for 422, or one of ours if there is none', () => {
  expect(i18n._(errorMessage(errorWith(422, 'Not this way')))).toBe(
    'The server says: Not this way',
  );
  expect(i18n._(errorMessage(errorWith(422)))).toBe('The server rejected this');
});

test.each([
  [401, 'You need to be logged in to do this'],
  [403, 'The server doesn’t allow this'],
  [404, 'This was deleted or is private'],
  [410, 'This has been deleted'],
  [429, 'You are rate limited'],
  [500, 'The server had a problem, try again'],
  [503, 'The server had a problem, try again'],
])(
  'errorMessage: a body with `error` under %i is shown after “%s” [R-ERR-002]',
  (status, message) => {
    for (const said of ['Not today', '<b>Ne</b> x</0> y', 'ممنوع', '不可']) {
      const error = errorFromResponse(new Response('', { status }), { error: said });
      expect(i18n._(errorMessage(error))).toBe(`${message}. The server says: ${said}`);
    }
  },
);

/**
 * Any sentence of the client followed by the server's text. If only the server can explain a
 * refusal, there is no sentence of the client, and the text begins with `The server says:`.
 */
const sentence = /^(?:[A-Z][^.]+\. The server says: Not today|The server says: Not today)$/u;

test('errorMessage: a body with `error` under any code is shown after a sentence of ours [R-ERR-002]', () => {
  for (let status = 400; status < 600; status += 1) {
    const error = errorFromResponse(new Response('', { status }), { error: 'Not today' });
    expect(i18n._(errorMessage(error)), String(status)).toMatch(sentence);
    expect(ofTimeline(error), String(status)).toMatch(sentence);
  }
});

test('errorMessage: a body with `error` under 409 is shown as the server’s own sentence [R-ERR-002]', () => {
  const error = errorFromResponse(new Response('', { status: 409 }), { error: 'Twice' });
  expect(i18n._(errorMessage(error))).toBe('The server says: Twice');
});
