import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrame, subscribeFrame, serialiseFrame } from './stream.ts';
import { loadStreamSessions } from './testing/recordings.ts';

const sessions = loadStreamSessions();

const frames = sessions.flatMap(({ name, frames: all }) =>
  all
    .filter(({ dir, op }) => dir === 'server->client' && op === 1)
    .map(({ text }, index) => ({ name, index, text, ...parseFrame(text) })),
);

test('parseFrame: the recordings contain every kind of frame [R-CALL-112]', () => {
  expect(new Set(frames.map(({ event }) => event?.event))).toEqual(
    new Set([
      'update',
      'status.update',
      'notification',
      'delete',
      'pleroma:follow_relationships_update',
      'pong',
    ]),
  );
});

test.for(frames)(
  'parseFrame: parses frame $index of $name without issues',
  ({ event, issues, fault }) => {
    expect(fault).toBeUndefined();
    expect(issues).toEqual([]);
    expect(event).toBeDefined();
  },
);

const streams = (kind: string): Set<string | undefined> =>
  new Set(frames.filter(({ event }) => event?.event === kind).map((frame) => frame.streams[0]));

test('parseFrame: returns the streams of a frame, none for a delete', () => {
  expect(streams('delete')).toEqual(new Set([undefined]));
  expect(streams('notification').has('user')).toBe(true);
  expect(streams('update').has('public')).toBe(true);
});

test('parseFrame: reads the bare id of a delete [R-STREAM-012]', () => {
  expect(parseFrame('{"event":"delete","payload":"BCf"}').event).toEqual({
    event: 'delete',
    id: 'BCf',
  });
});

test.for([
  ['no JSON', 'json', 'hello'],
  ['no event', 'frame', '{"payload":"{}"}'],
  ['a list', 'frame', '[]'],
  ['a payload that is no JSON', 'payload', '{"event":"update","payload":"{"}'],
  ['a payload that is an object', 'payload', '{"event":"update","payload":{}}'],
  ['a status without an account', 'payload', '{"event":"update","payload":"{\\"id\\":\\"1\\"}"}'],
  ['a delete of nothing', 'payload', '{"event":"delete"}'],
  ['a notification without a kind', 'payload', '{"event":"notification","payload":"{}"}'],
] as const)('parseFrame: reports a fault and no event for a frame with %s', ([, fault, text]) => {
  expect(parseFrame(text)).toMatchObject({ fault });
  expect(parseFrame(text).event).toBeUndefined();
});

test('parseFrame: keeps the name of an unknown event [R-STREAM-012]', () => {
  expect(parseFrame(serialiseFrame('encrypted_message', {})).event).toEqual({
    event: 'unknown',
    name: 'encrypted_message',
  });
  for (const event of ['filters_changed', 'notifications_merged'])
    expect(parseFrame(serialiseFrame(event, {})).event).toEqual({ event });
});

test('parseFrame: parses what serialiseFrame returned', () => {
  const account = { id: 'a' };
  const text = serialiseFrame('update', { id: '1', account }, ['user:a']);
  expect(parseFrame(text)).toEqual({
    event: { event: 'update', status: { id: '1', account } },
    streams: ['user:a'],
    issues: [],
  });
});

test('subscribeFrame: contains the stream and its argument', () => {
  expect(JSON.parse(subscribeFrame({ stream: 'list', list: '1' }))).toEqual({
    type: 'subscribe',
    stream: 'list',
    list: '1',
  });
});

test('parseFrame: never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.constantFrom('update', 'notification', 'x'),
      (text, event) => {
        parseFrame(text);
        parseFrame(serialiseFrame(event, text));
      },
    ),
  );
});

const deep = String.raw`${'['.repeat(100_000)}"\ud800"${']'.repeat(100_000)}`;
const post = (more: string) => `{"id":"1","account":{"id":"2"},${more}}`;

test.each([
  ['a frame', deep],
  ['a field of the frame', `{"event":"update","payload":"{}","other":${deep}}`],
  ['a payload', serialiseFrame('update', deep)],
  [
    'a link preview',
    serialiseFrame('update', post(`"card":{"url":"x","pleroma":{"opengraph":{"a":${deep}}}}`)),
  ],
  [
    'settings',
    serialiseFrame(
      'status.update',
      post(`"account":{"id":"3","pleroma":{"settings_store":{"a":${deep}}}}`),
    ),
  ],
])(
  'parseFrame: never throws for %s nested 100,000 times, and returns nothing as deep',
  (_, text) => {
    expect(() => JSON.stringify(parseFrame(text))).not.toThrow();
  },
);

test('parseFrame: repairs unpaired surrogates', () => {
  const frame = serialiseFrame('update', post(String.raw`"content":"a\ud800b"`));
  expect(parseFrame(frame).event).toMatchObject({ status: { content: 'a\uFFFDb' } });
});
