import { expect, test } from 'vitest';
import type { PagingMethod } from '../call.ts';
import { compareExchange } from '../testing/compare-exchange.ts';
import { type Exchange, loadExchanges, loadReasons } from '../testing/recordings.ts';

const exchanges = loadExchanges();
const exchangesWithoutCall = loadReasons('exchanges-without-call.txt');
const oddRequests = loadReasons('odd-requests.txt');

const compared = exchanges.map((exchange) => ({
  name: exchange.name,
  exchange,
  ...compareExchange(exchange),
}));

const withCall = compared.filter(({ callName }) => callName !== undefined);

/* Responses with an HTML page instead of a document count as absent (R-START-013). */
const absentDocuments = ['500_static_config', '500_static_stickers', '500_static_styles'];

test('recordings: are complete and have unique names', () => {
  expect(new Set(exchanges.map(({ name }) => name)).size).toBe(exchanges.length);
  expect(exchanges.length).toBeGreaterThanOrEqual(770);
});

test('recordings: every exchange has a call or a reason for having none', () => {
  const missing = compared.filter(
    ({ callName, name }) => callName === undefined && !exchangesWithoutCall.has(name),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('recordings: listed exceptions exist, have a reason and no call', () => {
  const names = new Set(withCall.map(({ name }) => name));
  expect(
    [...exchangesWithoutCall.keys()].filter((name) => names.has(name)),
    'remove these from contract/testing/exchanges-without-call.txt: a call has this path',
  ).toEqual([]);
  const all = new Set(exchanges.map(({ name }) => name));
  expect(
    [...exchangesWithoutCall.keys(), ...oddRequests.keys()].filter((name) => !all.has(name)),
  ).toEqual([]);
  expect(
    [...exchangesWithoutCall.values(), ...oddRequests.values()].filter((reason) => reason === ''),
  ).toEqual([]);
});

test.for(withCall)(
  'recordings: the request of $name matches its call [R-CALL-108]',
  ({ name, requestFaults }) => {
    if (oddRequests.has(name)) expect(requestFaults).not.toEqual([]);
    else expect(requestFaults).toEqual([]);
  },
);

const successful = withCall.filter(({ exchange }) => exchange.response.status < 300);

test.for(successful)(
  'recordings: the response of $name is parsed without issues',
  ({ name, outcome, issues }) => {
    expect(outcome).toBe(absentDocuments.includes(name) ? 'absent' : 'parsed');
    if (outcome === 'parsed') expect(issues).toEqual([]);
  },
);

const refused = withCall.filter(({ exchange }) => exchange.response.status >= 400);

test.for(refused)(
  'recordings: the error of $name matches errorResponse',
  ({ outcome, unknownFields: unnamed }) => {
    expect(outcome).toBe('error');
    expect(unnamed).toEqual([]);
  },
);

test('recordings: the caller of each call matches the access granted by the server [R-CALL-109]', () => {
  const wrong = successful.filter(
    ({ exchange, call }) =>
      exchange.signed_in_as === null &&
      exchange.request.headers?.['Cookie'] === undefined &&
      call?.caller !== 'anyone',
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const closed = refused.filter(
    ({ exchange, call }) =>
      exchange.signed_in_as === null &&
      JSON.stringify(exchange.response.body).includes('Invalid credentials.') &&
      call?.caller === 'anyone',
  );
  // Akkoma answers these two calls only to members. The client also sends them for visitors, since
  // other servers may answer.
  expect(closed.map(({ name }) => name)).toEqual(['622_announcements_anon', '830_translate_anon']);
});

function pagingOf({ response }: Exchange): PagingMethod | undefined {
  const cursor = /max_id=(?<id>[^&>]+)[^>]*>; rel="next"/u.exec(response.headers?.['link'] ?? '');
  const id = cursor?.groups?.['id'];
  if (id === undefined) return undefined;
  return /^\d+$/u.test(id) ? 'numeric-ids' : 'sortable-ids';
}

test('recordings: the paging of each call matches the Link headers [R-TL-049]', () => {
  const wrong = successful.filter(({ exchange, call }) => {
    const paging = pagingOf(exchange);
    return paging !== undefined && call?.paging !== paging;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(successful.filter(({ exchange }) => pagingOf(exchange)).length).toBeGreaterThan(20);
});
