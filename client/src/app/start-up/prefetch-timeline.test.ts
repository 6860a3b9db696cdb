import { afterEach, expect, test } from 'vitest';
import { timelinePath, timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import { startSession } from '#session/testing/start-session.ts';
import { prefetchTimeline } from './prefetch-timeline.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** Returns the timelines requested when a page is opened at a path. */
async function begunAt(pathname: string, signedInAs?: string): Promise<string[]> {
  const world = await startSession(signedInAs === undefined ? {} : { signedInAs });
  cleanups.push(() => world.end());
  const before = new Set([...world.session().feeds.all()].map(({ id }) => id));
  prefetchTimeline(world.session(), { location: { pathname }, history: { state: null } });
  return [...world.session().feeds.all()].map(({ id }) => id).filter((id) => !before.has(id));
}

const kinds = ['friends', 'public', 'bubble', 'publicAndExternal', 'bookmarks'] as const;

test('prefetchTimeline: every timeline with a path is tested below', () => {
  const withPath = Object.entries(timelineDescriptors).filter(([, { path }]) => path !== undefined);
  expect(withPath.map(([kind]) => kind)).toEqual(kinds);
});

test.each(kinds)(
  'prefetchTimeline: requests %s before rendering, for viewers with access',
  async (kind) => {
    const { isMembersOnly } = timelineKinds[kind];
    expect(await begunAt(timelinePath(kind))).toEqual(isMembersOnly ? [] : [kind]);
  },
);

test.each(['bookmarks', 'public'] as const)(
  'prefetchTimeline: requests %s for a member',
  async (kind) => {
    expect(await begunAt(timelinePath(kind), 'mira')).toEqual([kind]);
  },
);

test.each(['/', '/main/nowhere', '/notice/1'])(
  'prefetchTimeline: requests nothing at %s',
  async (path) => {
    expect(await begunAt(path)).toEqual([]);
  },
);
