import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createTableHub } from '#store/table-hub.ts';
import { settleAllChanges } from '#store/optimistic.ts';
import { createTable } from '#store/table.ts';
import { propertyTestRuns } from '#store/testing/property-test-runs.ts';
import { createQueuedActions, type QueuedToggle } from './queued-actions.ts';

interface Post {
  readonly id: string;
  readonly likes?: number;
}
interface Mine {
  readonly id: string;
  readonly liked?: boolean;
}
interface Answer {
  readonly liked: boolean;
  readonly likes: number;
}

/** A server that handles requests on command, and a client that toggles favourites. */
function setUp() {
  const hub = createTableHub();
  const posts = createTable<Post>(hub);
  const mine = createTable<Mine>(hub);
  const queue = createQueuedActions(hub);
  const server = { liked: false, others: 4, refuses: false };
  const inbox: (() => void)[] = [];
  const outbox: (() => void)[] = [];
  let inFlight = 0;
  let most = 0;

  const truth = (): Answer => ({
    liked: server.liked,
    likes: server.others + Number(server.liked),
  });
  function write(answer: Answer, requestedAt: number): void {
    hub.batch(() => {
      mine.merge({ id: '1', liked: answer.liked }, requestedAt);
      posts.merge({ id: '1', likes: answer.likes }, requestedAt);
    });
  }
  function request<T>(handle: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      inbox.push(() => {
        try {
          const value = handle();
          outbox.push(() => resolve(value));
        } catch (error) {
          outbox.push(() => reject(error));
        }
      });
    });
  }
  let failures = 0;
  const toggle: QueuedToggle<Answer> = {
    patch: (liked) =>
      settleAllChanges([
        posts.patch('1', (base) => ({
          likes: (base?.likes ?? 0) + Number(liked) - Number(baseLiked),
        })),
        mine.patch('1', { liked }),
      ]),
    async send(liked) {
      inFlight += 1;
      most = Math.max(most, inFlight);
      try {
        return await request(() => {
          if (failures > 0) {
            failures -= 1;
            throw new Error('broken');
          }
          if (server.refuses || server.liked === liked)
            throw new ApiError('invalid', { status: 400, message: 'already' });
          server.liked = liked;
          return truth();
        });
      } finally {
        inFlight -= 1;
      }
    },
    ingest(answer, requestedAt) {
      baseLiked = answer.liked;
      write(answer, requestedAt);
    },
    fetchState: async () => (await refresh()).liked,
  };
  let baseLiked = false;
  async function refresh(): Promise<Answer> {
    const requestedAt = hub.next();
    const response = await request(truth);
    write(response, requestedAt);
    return response;
  }
  write(truth(), hub.next());
  return {
    posts,
    mine,
    server,
    queue,
    toggle,
    refresh,
    truth,
    request: (wanted: boolean) => queue.request('like:1', wanted, toggle),
    fail: () => (failures += 1),
    most: () => most,
    async serve() {
      inbox.shift()?.();
      await Promise.resolve();
    },
    async deliver(index = 0) {
      outbox.splice(index % Math.max(1, outbox.length), 1)[0]?.();
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    },
    isQuiet: () => inbox.length === 0 && outbox.length === 0,
  };
}

type World = ReturnType<typeof setUp>;

async function finish(world: World): Promise<void> {
  for (let turn = 0; turn < 200 && !world.isQuiet(); turn += 1) {
    await world.serve();
    await world.deliver();
  }
}

describe('QueuedActions', () => {
  test('shows the change at once and settles with the server’s response', async () => {
    const world = setUp();
    const requested = world.request(true);
    expect(world.mine.get('1')?.liked).toBe(true);
    expect(world.posts.get('1')?.likes).toBe(5);
    expect(world.queue.wanted('like:1')).toBe(true);
    world.server.others = 10;
    await finish(world);
    await requested;
    expect(world.mine.get('1')?.liked).toBe(true);
    expect(world.posts.get('1')?.likes).toBe(11);
    expect(world.queue.wanted('like:1')).toBeUndefined();
  });

  test('sends no second request after the changes on, off, on while the first request is pending', async () => {
    const world = setUp();
    void world.request(true);
    void world.request(false);
    const last = world.request(true);
    await finish(world);
    await last;
    expect(world.server.liked).toBe(true);
    expect(world.most()).toBe(1);
  });

  test('restores the old state and reports the error if the request fails', async () => {
    const world = setUp();
    world.fail();
    const requested = world.request(true);
    const outcome = expect(requested).rejects.toThrow('broken');
    await finish(world);
    await outcome;
    expect(world.mine.get('1')?.liked).toBe(false);
    expect(world.posts.get('1')?.likes).toBe(4);
  });

  test('fetches the state if the server rejects the request because the state is already set', async () => {
    const world = setUp();
    world.server.liked = true;
    const requested = world.request(true);
    await finish(world);
    await requested;
    expect(world.mine.get('1')?.liked).toBe(true);
    expect(world.posts.get('1')?.likes).toBe(5);
  });

  test('reports the rejection if the fetched state is not the wanted one', async () => {
    const world = setUp();
    world.server.refuses = true;
    const outcome = expect(world.request(true)).rejects.toThrow('already');
    await finish(world);
    await outcome;
    expect(world.mine.get('1')?.liked).toBe(false);
    expect(world.posts.get('1')?.likes).toBe(4);
  });

  test('sends a change that was made while the result of another tab was fetched', async () => {
    const world = setUp();
    world.queue.setPersistence({
      mustWait: () => true,
      canWait: () => true,
      onTransition: () => undefined,
    });
    void world.request(true);
    expect(world.queue.waitingKeys()).toEqual(['like:1']);
    world.server.liked = true;
    const released = world.queue.release('like:1', 'sentElsewhere');
    const last = world.request(false);
    await finish(world);
    await last;
    expect(await released).toBe(false);
    expect(world.server.liked).toBe(false);
    expect(world.mine.get('1')?.liked).toBe(false);
  });

  test('reports the rejection if the state cannot be fetched', async () => {
    const world = setUp();
    world.server.refuses = true;
    const toggle = {
      ...world.toggle,
      fetchState: () => Promise.reject(new Error('offline')),
    };
    const outcome = expect(world.queue.request('like:1', true, toggle)).rejects.toThrow('already');
    await finish(world);
    await outcome;
    expect(world.mine.get('1')?.liked).toBe(false);
  });
});

test('QueuedActions: the last change determines the state, in any order of changes, responses and failures', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('request'), on: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('serve') }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver'), index: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('refresh') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('other'), by: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('fail') }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = setUp();
      let last: boolean | undefined;
      let hasFailed = false;
      for (const event of steps) {
        if ('on' in event) {
          last = event.on;
          world.request(event.on).catch(() => (hasFailed = true));
          expect(world.mine.get('1')?.liked).toBe(event.on);
        } else if ('index' in event) await world.deliver(event.index);
        else if ('by' in event) world.server.others = event.by;
        else if (event.do === 'serve') await world.serve();
        else if (event.do === 'refresh') void world.refresh();
        else world.fail();
        const wanted = world.queue.wanted('like:1');
        if (wanted !== undefined) expect(world.mine.get('1')?.liked).toBe(wanted);
      }
      await finish(world);
      expect(world.most()).toBeLessThanOrEqual(1);
      expect(world.queue.wanted('like:1')).toBeUndefined();
      expect(world.mine.get('1')?.liked).toBe(world.server.liked);
      if (last !== undefined && !hasFailed) expect(world.server.liked).toBe(last);
      void world.refresh();
      await finish(world);
      expect(world.posts.get('1')?.likes).toBe(world.truth().likes);
    }),
    propertyTestRuns(),
  );
});
