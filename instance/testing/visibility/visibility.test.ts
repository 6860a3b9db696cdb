import { beforeAll, expect, test } from 'vitest';
import { editStatus } from '#commands/edit-status.ts';
import { postStatus } from '#commands/post-status.ts';
import { statusById } from '#store/statuses.ts';
import { openStream } from '#stream/stream-connection.ts';
import { parseSubscription } from '#stream/subscription.ts';
import { actingCalls, readingCalls, callsWithoutStatuses, type VisibilityCall } from './calls.ts';
import {
  accountOfClient,
  viewerKinds,
  createVisibilitySetup,
  readableVisibilities,
  statusMarker,
  visibilities,
  type VisibilitySetup,
  type ViewerKind,
} from './visibility-setup.ts';

let setup: VisibilitySetup;

beforeAll(async () => {
  setup = await createVisibilitySetup();
});

function isAllowed(who: ViewerKind, visibility: (typeof visibilities)[number]): boolean {
  return readableVisibilities[who].some((each) => each === visibility);
}

/** Returns the visibilities whose text was revealed to an account that may not read them. */
async function leaksOf(
  call: VisibilityCall,
): Promise<{ leaks: string[]; shown: number; crashes: string[] }> {
  const leaks: string[] = [];
  const crashes: string[] = [];
  let shown = 0;
  for (const who of viewerKinds)
    for (const wantedVisibility of visibilities) {
      const reader = setup.clients[who];
      const answer = await call({ reader, secret: setup.secrets[wantedVisibility], setup });
      if (answer.status >= 500) crashes.push(`${who} ${wantedVisibility} ${answer.status}`);
      const text = JSON.stringify(answer.body);
      for (const visibility of visibilities) {
        if (!text.includes(statusMarker(visibility))) continue;
        if (isAllowed(who, visibility)) shown += 1;
        else leaks.push(`${visibility} to ${who}`);
      }
    }
  return { leaks, shown, crashes };
}

test.each(Object.keys(readingCalls))(
  'visibility: %s shows each status only to its audience [R-INST-035]',
  async (name) => {
    const call = readingCalls[name];
    if (!call) throw new Error('no such call');
    const { leaks, shown, crashes } = await leaksOf(call);
    expect({ leaks, crashes }).toEqual({ leaks: [], crashes: [] });
    expect(shown).toBeGreaterThan(0);
  },
);

test.each(Object.keys(callsWithoutStatuses))(
  'visibility: %s shows no status [R-INST-035]',
  async (name) => {
    const call = callsWithoutStatuses[name];
    if (!call) throw new Error('no such call');
    expect(await leaksOf(call)).toMatchObject({ leaks: [], crashes: [] });
  },
);

test('visibility: a status is returned to its audience and 404 for others [R-INST-035]', async () => {
  for (const who of viewerKinds)
    for (const visibility of visibilities) {
      const { status } = await setup.clients[who].get(
        `/api/v1/statuses/${setup.secrets[visibility].id}`,
      );
      expect([who, visibility, status]).toEqual([
        who,
        visibility,
        isAllowed(who, visibility) ? 200 : 404,
      ]);
    }
});

const streams = [
  'user',
  'user:notification',
  'direct',
  'public',
  'public:local',
  'public:media',
  'public:local:media',
  'hashtag',
  'list',
  'public:remote',
] as const;

test('visibility: streams carry each status only to its audience [R-INST-035]', async () => {
  const { instance } = setup.instance;
  const heard = new Map<string, string[]>();
  const open = [];
  for (const who of viewerKinds)
    for (const stream of streams) {
      const client = setup.clients[who];
      const list =
        stream === 'list' && client.account
          ? String((await client.post('/api/v1/lists', { title: 'all' })).body.id)
          : '';
      if (list !== '')
        await client.post(`/api/v1/lists/${list}/accounts`, { account_ids: [setup.author.id] });
      const first = parseSubscription(instance, client.account, {
        stream,
        list,
        tag: 'haystack',
        instance: 'localhost',
      });
      if (typeof first === 'number') continue;
      const frames: string[] = [];
      heard.set(`${who} ${stream}`, frames);
      open.push(
        openStream({
          instance,
          origin: 'http://instance.test',
          memberId: client.account?.id,
          first,
          send: (text) => frames.push(text),
          close: () => undefined,
        }),
      );
    }
  for (const visibility of visibilities) {
    const text = `${statusMarker(visibility)}live @named #haystack`;
    const status = postStatus(instance, setup.author, { text, visibility });
    const change = { spoilerText: '', sensitive: false, mediaIds: [] };
    editStatus(instance, setup.author, status, { ...change, text: `${text} again` });
  }
  for (const stream of open) stream.end();
  const carried = new Set<string>();
  for (const [name, frames] of heard) {
    const who = viewerKinds.find((each) => name.startsWith(`${each} `)) ?? 'visitor';
    for (const visibility of visibilities) {
      if (!frames.some((frame) => frame.includes(statusMarker(visibility)))) continue;
      expect([name, visibility, isAllowed(who, visibility)]).toEqual([name, visibility, true]);
      carried.add(visibility);
    }
  }
  expect([...carried].toSorted()).toEqual([...visibilities].toSorted());
});

test.each(Object.keys(actingCalls))(
  'visibility: %s shows nobody a status outside its audience [R-INST-035]',
  async (name) => {
    const call = actingCalls[name];
    if (!call) throw new Error('no such call');
    const { leaks, shown, crashes } = await leaksOf(call);
    expect({ leaks, crashes }).toEqual({ leaks: [], crashes: [] });
    expect(shown).toBeGreaterThan(0);
  },
);

test('visibility: reblogs show a status only to its audience [R-INST-035]', async () => {
  const { named, author } = setup.clients;
  for (const visibility of visibilities) {
    await author.post(`/api/v1/statuses/${setup.secrets[visibility].id}/reblog`);
    await named.post(`/api/v1/statuses/${setup.secrets[visibility].id}/reblog`);
  }
  for (const name of ['home', 'its author’s profile', 'the federated timeline']) {
    const call = readingCalls[name];
    if (!call) throw new Error('no such call');
    expect((await leaksOf(call)).leaks).toEqual([]);
  }
  const { leaks } = await leaksOf(({ reader }) =>
    reader.get(`/api/v1/accounts/${accountOfClient(named).id}/statuses?limit=40`),
  );
  expect(leaks).toEqual([]);
});

test('visibility: a report shows staff only what its sender could read [R-INST-035]', async () => {
  for (const who of viewerKinds) {
    const reader = setup.clients[who];
    if (who === 'visitor' || who === 'author') continue;
    const filed = await reader.post('/api/v1/reports', {
      account_id: setup.author.id,
      status_ids: visibilities.map((visibility) => setup.secrets[visibility].id),
    });
    expect(JSON.stringify(filed.body)).not.toContain('needle');
    const seen = await setup.clients.admin.get(
      `/api/v1/pleroma/admin/reports/${String(filed.body.id)}`,
    );
    const text = JSON.stringify(seen.body);
    const shown = visibilities.filter((visibility) => text.includes(statusMarker(visibility)));
    expect([who, shown.toSorted()]).toEqual([who, [...readableVisibilities[who]].toSorted()]);
  }
});

test("visibility: nobody deletes or reads another account's status by deleting [R-INST-035]", async () => {
  const { instance } = setup.instance;
  for (const who of viewerKinds) {
    if (who === 'author' || who === 'admin') continue;
    for (const visibility of visibilities) {
      const { id } = setup.secrets[visibility];
      const response = await setup.clients[who].delete(`/api/v1/statuses/${id}`);
      expect([403, 404]).toContain(response.status);
      expect(JSON.stringify(response.body)).not.toContain('needle');
      expect(statusById(instance.database, id)).toBeDefined();
    }
  }
});
