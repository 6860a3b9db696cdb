import { expect } from 'vitest';
import { loadExchanges } from '#contract/testing/recordings.ts';
import { shapeDifferences } from './shape.ts';
import type { TestResponse } from './start-test-instance.ts';

const exchanges = new Map(loadExchanges().map((exchange) => [exchange.name, exchange]));

/** What Akkoma 2025.10 has and the older recorded server did not have. */
const newer = ['.akkoma.in_reply_to_apid', '.akkoma.quote_apid', '.short_description'];

/** Expects a response to have the status, shape and links of a recorded one. */
export function expectRecordedResponse(
  answer: TestResponse,
  name: string,
  spared: readonly string[] = [],
) {
  const recorded = exchanges.get(name)?.response;
  if (!recorded) throw new Error(`Nothing is recorded as ${name}.`);
  expect(answer.status, name).toBe(recorded.status);
  const differences = shapeDifferences(recorded.body, answer.body === '' ? null : answer.body);
  const allowed = [...newer, ...spared];
  const kept = differences.filter(({ path }) => !allowed.some((end) => path.endsWith(end)));
  expect(kept, name).toEqual([]);
  expect(answer.headers.has('link'), name).toBe(recorded.headers?.['link'] !== undefined);
}
