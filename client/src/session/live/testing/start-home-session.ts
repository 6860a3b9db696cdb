import { afterEach, expect } from 'vitest';
import type { TimelineRef } from '../../feeds/timeline-ref.ts';
import { startSession, type StartOptions } from '../../testing/start-session.ts';

type Environment = Awaited<ReturnType<typeof startSession>>;

export const homeTimeline: TimelineRef = { kind: 'friends' };
export const localTimeline: TimelineRef = { kind: 'public' };
export const federatedTimeline: TimelineRef = { kind: 'publicAndExternal' };

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** Starts a session of Mira, who follows Jun, with her home timeline open. */
export async function startHomeSession(options: StartOptions = {}) {
  const env = await startSession({ signedInAs: 'mira', ...options });
  cleanups.push(() => env.end());
  const mira = await env.instance.as('mira');
  const jun = await env.instance.as('jun');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  env.session().feeds.open(homeTimeline);
  await env.clock.advance(0);
  /* The stream's code is loaded on first start. */
  await expect.poll(() => env.sockets.length).toBeGreaterThan(0);
  const post = async (text: string) => (await jun.post('/api/v1/statuses', { status: text })).body;
  return { ...env, mira, jun, post };
}

export function timelineTexts(env: Environment, timeline: TimelineRef): string[] {
  const { feeds, tables } = env.session();
  return feeds
    .loaderFor(timeline)
    .feed.items.map((item) =>
      typeof item === 'string' ? (tables.statuses.get(item)?.content ?? '') : 'a gap',
    );
}

export const userStream = ['user'];

export function lastItem<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('the list is empty');
  return last;
}
