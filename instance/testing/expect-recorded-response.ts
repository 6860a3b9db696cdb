import { expect } from 'vitest';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import type { TestResponse } from './start-test-instance.ts';
import { compareShapes, type ShapeDifference } from './conformance/compare-shapes.ts';
import { createIdMapping } from './conformance/id-mapping.ts';

/**
 * Returns the differences in shape between a response and a recorded one made with other data: null
 * and empty values match anything.
 */
export function shapeDifferences(recorded: unknown, ours: unknown): readonly ShapeDifference[] {
  return compareShapes(recorded, ours, createIdMapping()).filter(
    ({ says }) => !/\bnull\b|\bempty\b/.test(says),
  );
}

const exchanges = new Map(loadExchanges().map((exchange) => [exchange.name, exchange]));

/** Paths of fields of Akkoma 2025.10 and 3.19, which are newer than the recorded server. */
const newer = [
  '.akkoma.in_reply_to_apid',
  '.akkoma.quote_apid',
  '.exclusive',
  '.short_description',
];

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
  const unexpected = differences.filter(({ path }) => !allowed.some((end) => path.endsWith(end)));
  expect(unexpected, name).toEqual([]);
  expect(answer.headers.has('link'), name).toBe(recorded.headers?.['link'] !== undefined);
}
