import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedItem, FeedRow } from '../rows/feed-row.ts';
import { FeedSimulation } from '../testing/feed-simulation.ts';
import { propertyTestRuns } from '../testing/property-test-runs.ts';

type Act = (simulation: FeedSimulation) => void;

/** Gives an action a name, which fast-check prints in counterexamples. */
function named(name: string, act: Act): Act {
  return Object.assign(act, { [fc.toStringMethod]: () => name });
}

const index = fc.nat(5);
const show = fc.boolean();
const deliveries = fc.array(fc.tuple(index, show, fc.boolean()), { minLength: 1, maxLength: 25 });

/** Generates any action of the simulation. */
const step: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), show, fc.integer({ min: 0, max: 4 }))
    .map(([count, repeats, kind]) =>
      named(`publish ${count} ${repeats} ${kind === 0}`, (simulation) =>
        simulation.publish(kind === 0 ? 3 : count, repeats, kind === 0),
      ),
    ),
  fc.constant(named('own', (simulation) => simulation.publishOwn())),
  fc.nat(400).map((at) => named(`delete ${at}`, (simulation) => simulation.delete(at))),
  fc.constant(named('connect', (simulation) => simulation.connect())),
  fc.constant(named('disconnect', (simulation) => simulation.disconnect())),
  deliveries.map((all) =>
    named(`deliver ${JSON.stringify(all)}`, (simulation) => {
      for (const [at, isShown, twice] of all) simulation.deliver(at, isShown, twice);
    }),
  ),
  show.map((isShown) =>
    named(`deliver all ${isShown}`, (simulation) => simulation.deliverAll(isShown)),
  ),
  fc.constant(named('ask newer', (simulation) => simulation.requestNewer())),
  fc.constant(named('ask older', (simulation) => simulation.requestOlder())),
  fc
    .tuple(index, fc.constantFrom('up' as const, 'down' as const))
    .map(([at, way]) =>
      named(`ask gap ${at} ${way}`, (simulation) => simulation.requestGap(at, way)),
    ),
  index.map((at) => named(`serve ${at}`, (simulation) => simulation.serve(at))),
  fc
    .tuple(index, show)
    .map(([at, isShown]) =>
      named(`answer ${at} ${isShown}`, (simulation) => simulation.deliverResponse(at, isShown)),
    ),
  fc.tuple(index, show).map(([at, isShown]) =>
    named(`serve and answer ${at} ${isShown}`, (simulation) => {
      simulation.serve(at);
      simulation.deliverResponse(at, isShown);
    }),
  ),
  index.map((at) => named(`fail ${at}`, (simulation) => simulation.fail(at))),
  index.map((at) => named(`refuse ${at}`, (simulation) => simulation.refuse(at))),
  fc.nat(400).map((at) => named(`reload ${at}`, (simulation) => simulation.reload(at))),
  fc
    .integer({ min: 1, max: 90 })
    .map((count) => named(`sleep ${count}`, (simulation) => simulation.sleep(count))),
  fc.boolean().map((isAtTop) => named(`show ${isAtTop}`, (simulation) => simulation.show(isAtTop))),
);

function idsOf(items: readonly FeedItem[]): string[] {
  return items.filter((item) => typeof item === 'string');
}

function isInGap(feed: FeedRow, id: string): boolean {
  return feed.gaps.some(
    ({ above, below }) =>
      (above === null || compareIds(id, above) < 0) &&
      (below === null || compareIds(id, below) > 0),
  );
}

function isBeyond(simulation: FeedSimulation, id: string): boolean {
  const { newest, oldest, isComplete, isLoaded, isLive } = simulation.feed;
  if (!isLoaded || newest === null) return true;
  if (oldest !== null && !isComplete && compareIds(id, oldest) < 0) return true;
  return !isLive && compareIds(id, newest) > 0;
}

function isOrdered(ids: readonly string[]): boolean {
  return ids.every((id, at) => {
    const before = ids[at - 1];
    return before === undefined || compareIds(before, id) > 0;
  });
}

/** Returns whether every gap lies between the ids above and below it, and all keys are unique. */
function areGapsInPlace(line: readonly FeedItem[]): boolean {
  const keys = line.filter((item) => typeof item !== 'string').map((gap) => gap.key);
  if (new Set(keys).size < keys.length) return false;
  return line.every((item, at) => {
    if (typeof item === 'string') return true;
    const before = line[at - 1];
    const after = line[at + 1];
    const isUnder =
      typeof before !== 'string' || item.above === null || compareIds(before, item.above) >= 0;
    const isOver =
      typeof after !== 'string' || item.below === null || compareIds(after, item.below) <= 0;
    return isUnder && isOver;
  });
}

function areGapsApart({ gaps }: FeedRow): boolean {
  return gaps.every(({ above, below }, at) => {
    const next = gaps[at + 1];
    const isOpen = above === null || below === null || compareIds(above, below) > 0;
    return isOpen && (!next || compareIds(below ?? '0', next.above ?? '0') >= 0);
  });
}

/** Counts how often the feed shows each status, directly or as a reblog. Each count must be 1. */
function countOccurrences({ ids, folded, reblogs: repeats }: FeedRow): number[] {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const original = repeats.get(id) ?? id;
    counts.set(original, (counts.get(original) ?? 0) + (folded.has(id) ? 0 : 1));
  }
  return [...counts.values()];
}

/**
 * Checks that no status is lost or shown twice, and that every place where statuses are missing has
 * a gap.
 */
function checkInvariants(simulation: FeedSimulation): void {
  const { feed } = simulation;
  const known = new Set(feed.ids);
  const line = [...feed.queued, ...feed.items];
  const visible = feed.ids.filter((id) => !feed.folded.has(id));
  const lost = [...simulation.server.posts.values()].filter(
    ({ id, isFiltered }) =>
      !isFiltered &&
      !known.has(id) &&
      !simulation.deleted.has(id) &&
      !isInGap(feed, id) &&
      !isBeyond(simulation, id) &&
      !simulation.isInTransit(id),
  );
  expect(lost).toEqual([]);
  expect(isOrdered(feed.ids)).toBe(true);
  expect(idsOf(line)).toEqual(feed.isLoaded ? visible : []);
  expect([...simulation.deleted].filter((id) => known.has(id))).toEqual([]);
  expect(countOccurrences(feed).filter((count) => count !== 1)).toEqual([]);
  expect([...simulation.reading].filter((id) => !known.has(id))).toEqual([]);
  simulation.reading = new Set([...idsOf(feed.items), ...simulation.reading]);
  expect(areGapsInPlace(line)).toBe(true);
  expect(areGapsApart(feed)).toBe(true);
}

test('FeedSimulation: the feed loses and duplicates no status and marks every gap, whatever the network does [R-TL-024 R-TL-034 R-TL-053]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const simulation = new FeedSimulation();
      for (const act of steps) {
        act(simulation);
        checkInvariants(simulation);
      }
      simulation.settle();
      checkInvariants(simulation);
      expect(simulation.feed.gaps).toEqual([]);
      expect(simulation.feed.isComplete).toBe(true);
      const known = new Set(simulation.feed.ids);
      const served = [...simulation.server.posts.values()].filter(({ isFiltered }) => !isFiltered);
      expect(served.filter(({ id }) => !known.has(id))).toEqual([]);
    }),
    propertyTestRuns(),
  );
}, 600_000);
