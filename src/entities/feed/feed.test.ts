import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedItem, FeedRow } from '../rows/feed-row.ts';
import { FeedWorld } from '../testing/feed-world.ts';
import { runs } from '../testing/runs.ts';

type Act = (world: FeedWorld) => void;

/** An act that names itself in a counterexample. */
function named(name: string, act: Act): Act {
  return Object.assign(act, { [fc.toStringMethod]: () => name });
}

const index = fc.nat(5);
const show = fc.boolean();
const deliveries = fc.array(fc.tuple(index, show, fc.boolean()), { minLength: 1, maxLength: 25 });

/** What may happen, in any order and as often as it likes. */
const step: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), show, fc.integer({ min: 0, max: 4 }))
    .map(([count, repeats, kind]) =>
      named(`publish ${count} ${repeats} ${kind === 0}`, (world) =>
        world.publish(kind === 0 ? 3 : count, repeats, kind === 0),
      ),
    ),
  fc.constant(named('own', (world) => world.publishOwn())),
  fc.nat(400).map((at) => named(`delete ${at}`, (world) => world.delete(at))),
  fc.constant(named('connect', (world) => world.connect())),
  fc.constant(named('disconnect', (world) => world.disconnect())),
  deliveries.map((all) =>
    named(`deliver ${JSON.stringify(all)}`, (world) => {
      for (const [at, isShown, twice] of all) world.deliver(at, isShown, twice);
    }),
  ),
  fc.constant(named('ask newer', (world) => world.askNewer())),
  fc.constant(named('ask older', (world) => world.askOlder())),
  fc
    .tuple(index, fc.constantFrom('up' as const, 'down' as const))
    .map(([at, way]) => named(`ask gap ${at} ${way}`, (world) => world.askGap(at, way))),
  index.map((at) => named(`serve ${at}`, (world) => world.serve(at))),
  fc
    .tuple(index, show)
    .map(([at, isShown]) => named(`answer ${at} ${isShown}`, (world) => world.answer(at, isShown))),
  fc.tuple(index, show).map(([at, isShown]) =>
    named(`serve and answer ${at} ${isShown}`, (world) => {
      world.serve(at);
      world.answer(at, isShown);
    }),
  ),
  index.map((at) => named(`fail ${at}`, (world) => world.fail(at))),
  fc.boolean().map((isAtTop) => named(`show ${isAtTop}`, (world) => world.show(isAtTop))),
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

function isBeyond(world: FeedWorld, id: string): boolean {
  const { newest, oldest, isComplete, isLoaded, isLive } = world.feed;
  if (!isLoaded || newest === null) return true;
  if (oldest !== null && !isComplete && compareIds(id, oldest) < 0) return true;
  return !isLive && compareIds(id, newest) > 0;
}

/** Nothing lost, nothing doubled, every hole marked. */
function inspect(world: FeedWorld): void {
  const { feed } = world;
  const known = new Set(feed.ids);
  const line = [...feed.queued, ...feed.items];
  expect(known.size).toBe(feed.ids.length);
  expect(feed.ids.toSorted((a, b) => compareIds(b, a))).toEqual(feed.ids);
  const visible = feed.ids.filter((id) => !feed.folded.has(id));
  expect(idsOf(line)).toEqual(feed.isLoaded ? visible : []);
  for (const { id, isFiltered } of world.server.posts.values()) {
    if (isFiltered || known.has(id) || world.deleted.has(id)) continue;
    if (isInGap(feed, id) || isBeyond(world, id) || world.isOnItsWay(id)) continue;
    expect.fail(`${id} is missing, and no hole says so`);
  }
  for (const id of world.deleted) expect(known.has(id)).toBe(false);
  for (const id of feed.folded) {
    const original = feed.repeats.get(id);
    const stands = feed.ids.some(
      (other) =>
        !feed.folded.has(other) && (other === original || feed.repeats.get(other) === original),
    );
    expect(stands).toBe(true);
  }
  for (const id of world.reading) expect(known.has(id)).toBe(true);
  world.reading = new Set([...idsOf(feed.items), ...world.reading]);

  const keys = line.filter((item) => typeof item !== 'string').map((gap) => gap.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [at, item] of line.entries()) {
    if (typeof item === 'string') continue;
    const before = line[at - 1];
    const after = line[at + 1];
    if (typeof before === 'string' && item.above !== null) {
      expect(compareIds(before, item.above)).toBeGreaterThanOrEqual(0);
    }
    if (typeof after === 'string' && item.below !== null) {
      expect(compareIds(after, item.below)).toBeLessThanOrEqual(0);
    }
  }
  for (const [at, gap] of feed.gaps.entries()) {
    const next = feed.gaps[at + 1];
    if (next) expect(compareIds(gap.below ?? '0', next.above ?? '0')).toBeGreaterThanOrEqual(0);
    if (gap.above !== null && gap.below !== null) {
      expect(compareIds(gap.above, gap.below)).toBeGreaterThan(0);
    }
  }
}

test('nothing is lost, nothing doubled and every hole marked, whatever the network does', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const world = new FeedWorld();
      for (const act of steps) {
        act(world);
        inspect(world);
      }
      world.settle();
      inspect(world);
      expect(world.feed.gaps).toEqual([]);
      expect(world.feed.isComplete).toBe(true);
      const known = new Set(world.feed.ids);
      for (const { id, isFiltered } of world.server.posts.values()) {
        if (!isFiltered) expect(known.has(id)).toBe(true);
      }
    }),
    runs(),
  );
});
