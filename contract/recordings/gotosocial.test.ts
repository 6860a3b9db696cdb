import { expect, test } from 'vitest';
import { allCalls } from '../calls/all-calls.ts';
import { mastodonCalls } from '../calls/mastodon/mastodon-calls.ts';
import { parseLenient } from '../lenient-schema.ts';
import { nodeinfo } from '../schemas/nodeinfo.ts';
import { compareExchange } from '../testing/compare-exchange.ts';
import { loadGotosocialExchanges, loadReasons } from '../testing/recordings.ts';

const exchanges = loadGotosocialExchanges();
const exchangesWithoutCall = loadReasons('gotosocial-exchanges-without-call.txt');
const calls = { ...allCalls, ...mastodonCalls };

const compared = exchanges.map((exchange) => ({
  name: exchange.name,
  exchange,
  ...compareExchange(exchange, calls),
}));

const withCall = compared.filter(({ callName }) => callName !== undefined);

test('GoToSocial: the recordings are complete and have unique names', () => {
  expect(new Set(exchanges.map(({ name }) => name)).size).toBe(145);
});

test('GoToSocial: every exchange has a call, or a reason for having none', () => {
  const missing = compared.filter(({ callName }) => callName === undefined);
  expect(missing.map(({ name }) => name)).toEqual([...exchangesWithoutCall.keys()]);
  expect([...exchangesWithoutCall.values()]).not.toContain('');
});

test.for(withCall.filter(({ exchange }) => exchange.response.status < 300))(
  'GoToSocial: the response of $name is parsed without issues',
  ({ outcome, issues }) => {
    expect(outcome).toBe('parsed');
    // The language of a scheduled status without one is an empty text, which is read as absent.
    expect(issues.filter(({ path }) => !path.endsWith('params.language'))).toEqual([]);
  },
);

test.for(withCall.filter(({ exchange }) => exchange.response.status >= 400))(
  'GoToSocial: the error of $name matches errorResponse',
  ({ outcome }) => {
    expect(outcome).toBe('error');
  },
);

test('GoToSocial: nodeinfo, which has another address there, is parsed without issues', () => {
  const found = exchanges.find(({ name }) => name === '011_get_nodeinfo_2_0');
  const { value, issues } = parseLenient(nodeinfo, found?.response.body);
  expect(value?.software?.name).toBe('gotosocial');
  expect(issues).toEqual([]);
});
