import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@rookery/contract/call.ts';
import { getConversations } from '@rookery/contract/calls/conversations.ts';
import { getInstance } from '@rookery/contract/calls/instance.ts';
import { getInstanceV2 } from '@rookery/contract/calls/mastodon/instance.ts';
import { getGroupedNotifications } from '@rookery/contract/calls/mastodon/grouped-notifications.ts';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import {
  getFavourites,
  getHomeTimeline,
  getPublicTimeline,
} from '@rookery/contract/calls/timelines.ts';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const byBoth: readonly Call[] = [
  getHomeTimeline,
  getPublicTimeline,
  getNotifications,
  getConversations,
  getFavourites,
  getInstance,
  getInstanceV2,
];

/** Follows the pages of a list and returns what the schema of the call dropped or replaced. */
async function issuesOf(client: TestClient, call: Call): Promise<string[]> {
  const issues: string[] = [];
  let next: string | undefined = call.path;
  for (let pages = 0; next !== undefined && pages < 20; pages += 1) {
    const { status, body, headers } = await client.get(next);
    expect(status).toBe(200);
    issues.push(
      ...parseLenient(call.response, body).issues.map(({ kind, path }) => `${kind} ${path}`),
    );
    next = /<http:\/\/instance\.test([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return issues;
}

describe.each([
  ['mastodon', [...byBoth, getGroupedNotifications]],
  ['gotosocial', byBoth],
] as const)('%s', (dialect, calls) => {
  let instance: TestInstance;
  let mira: TestClient;

  beforeAll(async () => {
    instance = await startTestInstance({ world: 'demo', config: { dialect } });
    mira = await instance.as('mira');
  });

  afterAll(() => instance.close());

  test.each(calls.map((call) => [call.path, call] as const))(
    'buildDemoWorld: the schema of %s drops and replaces nothing',
    async (_, call) => {
      expect(await issuesOf(mira, call)).toEqual([]);
    },
  );

  test('buildDemoWorld: the home timeline contains no fields of Pleroma', async () => {
    const { body } = await mira.get('/api/v1/timelines/home?limit=40');
    expect(body).toHaveLength(40);
    expect(JSON.stringify(body)).not.toMatch(/"(?:pleroma|akkoma|emoji_reactions|fqn)":/);
  });
});
