import { beforeAll, describe, expect, test } from 'vitest';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { staleDifferences, unexplainedDifferences } from './differences.ts';
import { unusedReasonLines } from './reason-lists.ts';
import { replayRecordings, type ReplayResult } from './replay.ts';

const names = loadExchanges().map(({ name }) => name);
let results: ReadonlyMap<string, ReplayResult>;

beforeAll(async () => {
  results = new Map((await replayRecordings()).map((each) => [each.name, each]));
}, 60_000);

describe('replayRecordings', () => {
  test.each(names)('%s has the recorded status, shape and links', (name) => {
    const replayed = results.get(name);
    expect(replayed && unexplainedDifferences(replayed)).toEqual([]);
  });
});

test('differences.txt: lists no difference that no longer occurs', () => {
  expect(staleDifferences([...results.values()])).toEqual([]);
});

test('left-out.txt: names only recorded exchanges, and most exchanges are replayed', () => {
  expect(unusedReasonLines(names)).toEqual([]);
  const replayed = [...results.values()].filter(({ leftOut }) => leftOut === undefined);
  expect(replayed.length).toBeGreaterThan(0.85 * names.length);
});
