import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadStreamSessions, type StreamSession } from '@rookery/contract/testing/recordings.ts';
import { startInstance } from '#start-instance.ts';
import { openStream } from '#stream/stream-connection.ts';
import { parseSubscription } from '#stream/subscription.ts';
import { startTestInstance, testOrigin, type TestInstance } from '#testing/start-test-instance.ts';
import { compareShapes } from './compare-shapes.ts';
import { createIdMapping, isRecord } from './id-mapping.ts';
import { streamSteps, type StreamAccounts } from './stream-steps.ts';

const sessions = loadStreamSessions();

let instance: TestInstance;
let cast: StreamAccounts;

beforeEach(async () => {
  instance = await startTestInstance({ config: { mediaMeta: true } });
  cast = {
    alice: await instance.as('alice'),
    bob: await instance.as('bob', { email: 'bob@localhost.test' }),
    carol: await instance.as('carol'),
    dave: await instance.as('dave', { locked: true }),
    posted: new Map(),
  };
  const { alice, bob, carol, dave } = cast;
  for (const whom of [alice, carol, dave])
    await bob.post(`/api/v1/accounts/${whom.account?.id}/follow`);
  await bob.post('/api/v1/lists', { title: 'Friends' });
  await bob.post('/api/v1/lists/1/accounts', { account_ids: [alice.account?.id] });
});

afterEach(() => instance.close());

/**
 * Paths of fields that are not compared. Profiles have fewer fields on this instance, the recorded
 * server streams an edit with the former version of the status, and some fields are of Akkoma
 * 2025.10, which is newer than the recorded server (differences.txt).
 */
const spared =
  /^\.edited_at$|\.(?:fields|emojis|background_image)$|nodeinfo\.metadata\.|\.akkoma\.(?:in_reply_to|quote)_apid$|\.voters_count$|\.media_attachments\[\]\.description$/;

interface Frame {
  readonly step: string;
  readonly event: string;
  readonly stream: unknown;
  readonly payload: unknown;
}

/**
 * Returns whether an event is for members only. The recorded server sends such events to visitors as
 * well, which is a security hole that this instance does not copy.
 */
function isLocalOnly(payload: unknown): boolean {
  return isRecord(payload) && payload['visibility'] === 'local';
}

function readFrame(step: string, text: string): Frame[] {
  if (!text.startsWith('{')) return [];
  const frame: unknown = JSON.parse(text);
  if (!isRecord(frame) || typeof frame['payload'] !== 'string') return [];
  const event = String(frame['event']);
  const payload: unknown = event === 'delete' ? frame['payload'] : JSON.parse(frame['payload']);
  return [{ step, event, stream: frame['stream'], payload }];
}

function recordedFrames({ frames }: StreamSession): Frame[] {
  let step = '';
  return frames.flatMap(({ dir, text }) => {
    if (dir === 'note') step = text.replace('STEP ', '');
    return dir === 'server->client' ? readFrame(step, text) : [];
  });
}

/** Returns the frames of each step without their order, which varies on Akkoma. */
function outline(frames: readonly Frame[]): string[] {
  return frames
    .map(({ step, event, stream, payload }) => {
      const names = Array.isArray(stream) ? stream.map(String).join(' ') : 'no stream';
      const what = isRecord(payload) ? (payload['state'] ?? payload['type']) : '';
      const numberless = names.replace(/(?<=(?:user|direct):)[0-9A-Za-z]{18}/, 'ID');
      return `${step}: ${event} ${numberless} ${typeof what === 'string' ? what : ''}`;
    })
    .toSorted((one, other) => one.localeCompare(other));
}

const played = sessions.filter(({ name }) => name.startsWith('710_'));

test.each(played)('streams: $name receives the recorded frames in their shape', async (session) => {
  const url = new URL(session.path, testOrigin);
  // Recorded sockets without a token in the URL are a visitor's, except the one that sent it as
  // protocol.
  const isMember = url.searchParams.has('access_token') || session.name.endsWith('protocol_auth');
  const member = isMember ? cast.bob.account : undefined;
  const subscribe = (stream: string) => {
    const tag = url.searchParams.get('tag') ?? undefined;
    const list = url.searchParams.get('list') ?? undefined;
    const found = parseSubscription(instance.instance, member, {
      stream,
      list,
      tag,
      instance: undefined,
    });
    if (typeof found === 'number') throw new Error(`refused with ${found}`);
    return found;
  };
  const heard: Frame[] = [];
  let step = '';
  const stream = openStream({
    instance: instance.instance,
    origin: testOrigin,
    memberId: member?.id,
    first: subscribe(url.searchParams.get('stream') ?? ''),
    send: (text) => heard.push(...readFrame(step, text)),
    close: () => undefined,
  });
  for (const { dir, text } of session.frames)
    if (dir === 'client->server' && text !== '') stream.receive(text);
  for (const [name, steps] of Object.entries(streamSteps)) {
    step = name;
    for (const apply of steps) await apply(cast);
  }
  stream.end();
  const recorded = recordedFrames(session);
  const spoken = recorded.filter((frame) => member !== undefined || !isLocalOnly(frame.payload));
  expect(outline(heard)).toEqual(outline(spoken));

  const idMapping = createIdMapping();
  for (const frame of spoken) {
    const same = heard.find(
      (other) =>
        other.step === frame.step &&
        other.event === frame.event &&
        String(other.stream).split(':')[0] === String(frame.stream).split(':')[0] &&
        (!isRecord(other.payload) ||
          !isRecord(frame.payload) ||
          other.payload['state'] === frame.payload['state']),
    );
    const differences = compareShapes(frame.payload, same?.payload, idMapping).filter(
      ({ path }) => !spared.test(path),
    );
    expect([frame.step, differences]).toEqual([frame.step, []]);
  }
});

test('streams: handshakes are accepted and refused as recorded', async () => {
  const server = await startInstance({ port: 0, people: [{ username: 'bob' }] });
  const token = 'nonsense';
  const statuses: Record<string, number> = {};
  const recorded: Record<string, number> = {};
  for (const { name, path, status } of sessions.filter((each) => each.name.startsWith('700_'))) {
    if (/no_stream|other_list|unknown_stream/.test(name)) continue;
    recorded[name] = status;
    const url = server.origin.replace('http', 'ws') + path.replace('***', token);
    const socket = new WebSocket(url);
    statuses[name] = await new Promise<number>((resolve) => {
      socket.once('open', () => {
        resolve(101);
      });
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => undefined);
    });
    socket.terminate();
  }
  expect(statuses).toEqual(recorded);
  await server.close();
});
