import { expect, test } from 'vitest';
import type { Paging } from '../call.ts';
import { judgeExchange } from '../testing/judge-exchange.ts';
import { type Exchange, loadExchanges, loadReasons } from '../testing/recordings.ts';

const exchanges = loadExchanges();
const withoutRow = loadReasons('exchanges-without-row.txt');
const odd = loadReasons('odd-requests.txt');

const judged = exchanges.map((exchange) => ({
  name: exchange.name,
  exchange,
  ...judgeExchange(exchange),
}));

const withRow = judged.filter(({ row }) => row !== undefined);

/* An answer that came as a page where a document was asked for counts as absent (R-START-013). */
const absentDocuments = ['500_static_config', '500_static_stickers', '500_static_styles'];

test('the recordings are all here, each under a name of its own', () => {
  expect(new Set(exchanges.map(({ name }) => name)).size).toBe(exchanges.length);
  expect(exchanges.length).toBeGreaterThanOrEqual(770);
});

test('every exchange has a row, or a reason why it has none', () => {
  const missing = judged.filter(({ row, name }) => row === undefined && !withoutRow.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('no exchange is excused that has a row, or that does not exist', () => {
  const names = new Set(withRow.map(({ name }) => name));
  expect([...withoutRow.keys()].filter((name) => names.has(name))).toEqual([]);
  const all = new Set(exchanges.map(({ name }) => name));
  expect([...withoutRow.keys(), ...odd.keys()].filter((name) => !all.has(name))).toEqual([]);
  expect([...withoutRow.values(), ...odd.values()].filter((reason) => reason === '')).toEqual([]);
});

test.for(withRow)('the request of $name fits its row [R-CALL-108]', ({ name, requestFaults }) => {
  if (odd.has(name)) expect(requestFaults).not.toEqual([]);
  else expect(requestFaults).toEqual([]);
});

const answered = withRow.filter(({ exchange }) => exchange.response.status < 300);

test.for(answered)(
  'the answer of $name is read without a trouble',
  ({ name, answer, troubles }) => {
    expect(answer).toBe(absentDocuments.includes(name) ? 'absent' : 'parsed');
    if (answer === 'parsed') expect(troubles).toEqual([]);
  },
);

const refused = withRow.filter(({ exchange }) => exchange.response.status >= 400);

test.for(refused)('the error of $name fits the error schema', ({ answer, unnamed }) => {
  expect(answer).toBe('error');
  expect(unnamed).toEqual([]);
});

test('who may call is what the server let through [R-CALL-109]', () => {
  const wrong = answered.filter(
    ({ exchange, call }) =>
      exchange.signed_in_as === null &&
      exchange.request.headers?.['Cookie'] === undefined &&
      call?.who !== 'anyone',
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const closed = refused.filter(
    ({ exchange, call }) =>
      exchange.signed_in_as === null &&
      JSON.stringify(exchange.response.body).includes('Invalid credentials.') &&
      call?.who === 'anyone',
  );
  // Akkoma answers members alone. The client asks as a visitor too, since other servers may answer.
  expect(closed.map(({ name }) => name)).toEqual(['622_announcements_anon', '830_translate_anon']);
});

function pagingOf({ response }: Exchange): Paging | undefined {
  const cursor = /max_id=(?<id>[^&>]+)[^>]*>; rel="next"/u.exec(response.headers?.['link'] ?? '');
  const id = cursor?.groups?.['id'];
  if (id === undefined) return undefined;
  return /^\d+$/u.test(id) ? 'number' : 'id';
}

test('pages are walked as the recorded Link headers say [R-TL-049]', () => {
  const wrong = answered.filter(({ exchange, call }) => {
    const paging = pagingOf(exchange);
    return paging !== undefined && call?.paging !== paging;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(answered.filter(({ exchange }) => pagingOf(exchange)).length).toBeGreaterThan(20);
});
