import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrame, subscribeFrame, writeFrame } from './stream.ts';
import { loadStreamSessions } from './testing/recordings.ts';

const sessions = loadStreamSessions();

const frames = sessions.flatMap(({ name, frames: all }) =>
  all
    .filter(({ dir, op }) => dir === 'server->client' && op === 1)
    .map(({ text }, index) => ({ name, index, text, ...parseFrame(text) })),
);

test('frames of every kind were recorded [R-CALL-112]', () => {
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
  'frame $index of $name is read without a trouble',
  ({ event, troubles, fault }) => {
    expect(fault).toBeUndefined();
    expect(troubles).toEqual([]);
    expect(event).toBeDefined();
  },
);

const streams = (kind: string): Set<string | undefined> =>
  new Set(frames.filter(({ event }) => event?.event === kind).map((frame) => frame.streams[0]));

test('the streams of a frame are told, and a delete names none', () => {
  expect(streams('delete')).toEqual(new Set([undefined]));
  expect(streams('notification').has('user')).toBe(true);
  expect(streams('update').has('public')).toBe(true);
});

test('a delete carries the bare id [R-STREAM-012]', () => {
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
] as const)('a frame with %s has a fault and no event', ([, fault, text]) => {
  expect(parseFrame(text)).toMatchObject({ fault });
  expect(parseFrame(text).event).toBeUndefined();
});

test('an event not known keeps its name [R-STREAM-012]', () => {
  expect(parseFrame(writeFrame('encrypted_message', {})).event).toEqual({
    event: 'unknown',
    name: 'encrypted_message',
  });
  expect(parseFrame(writeFrame('filters_changed', {})).event).toEqual({ event: 'filters_changed' });
});

test('a frame written is read again', () => {
  const account = { id: 'a' };
  const text = writeFrame('update', { id: '1', account }, ['user:a']);
  expect(parseFrame(text)).toEqual({
    event: { event: 'update', status: { id: '1', account } },
    streams: ['user:a'],
    troubles: [],
  });
});

test('a subscription names its stream and what that needs', () => {
  expect(JSON.parse(subscribeFrame({ stream: 'list', list: '1' }))).toEqual({
    type: 'subscribe',
    stream: 'list',
    list: '1',
  });
});

test('no text whatever makes it throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      fc.constantFrom('update', 'notification', 'x'),
      (text, event) => {
        parseFrame(text);
        parseFrame(writeFrame(event, text));
      },
    ),
  );
});
