import { expect, test } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { RetryDelay, Stream, type StreamState, streamStates } from './stream.ts';

function setUp({ pings = true, isRefused = false } = {}) {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const states: [StreamState, boolean][] = [];
  const frames: string[] = [];
  const stream = new Stream({
    clock,
    random: () => 0,
    open: () => {
      const socket = new FakeSocket('wss://rookery.example', []);
      sockets.push(socket);
      return socket;
    },
    pings: () => pings,
    isRefused: () => Promise.resolve(isRefused),
    onFrame: (text) => frames.push(text),
    onState: (state, { isReconnection }) => states.push([state, isReconnection]),
  });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  };
  return { clock, stream, sockets, socket, states, frames };
}

test('streamStates: have the required numbers [R-STREAM-001]', () => {
  expect(streamStates).toEqual({
    joined: 1,
    closed: 2,
    error: 3,
    disabled: 4,
    starting: 5,
    startingInitial: 6,
  });
});

test('Stream: distinguishes the first start from a reconnection [R-STREAM-001]', async () => {
  const { stream, socket, states, clock } = setUp();
  stream.start();
  socket().emitOpen();
  socket().emitClose(1006);
  await clock.advance(1_000);
  socket().emitOpen();
  expect(states).toEqual([
    ['startingInitial', false],
    ['joined', false],
    ['error', true],
    ['starting', true],
    ['joined', true],
  ]);
});

test('Stream: treats retries after a failed first start as reconnections [R-STREAM-001]', async () => {
  const { stream, socket, states, clock } = setUp();
  stream.start();
  socket().emitClose(1006);
  await clock.advance(1_000);
  socket().emitClose(1006);
  await clock.advance(3_000);
  socket().emitOpen();
  expect(states).toEqual([
    ['startingInitial', false],
    ['error', true],
    ['starting', true],
    ['error', true],
    ['starting', true],
    ['joined', true],
  ]);
});

test('Stream: treats a start after stop() as a first start', () => {
  const { stream, socket, states } = setUp();
  stream.start();
  socket().emitOpen();
  stream.stop();
  states.length = 0;
  stream.start();
  socket().emitOpen();
  expect(states).toEqual([
    ['startingInitial', false],
    ['joined', false],
  ]);
});

test.each([1001, 1006, 1011, 4000])(
  'Stream: reconnects after closing with %i [R-STREAM-002 R-STREAM-003]',
  async (code) => {
    const { stream, sockets, socket, clock } = setUp();
    stream.start();
    socket().emitOpen();
    socket().emitClose(code);
    await clock.advance(999);
    expect(sockets).toHaveLength(1);
    await clock.advance(1);
    expect(sockets).toHaveLength(2);
  },
);

test('Stream: stays closed after 1000 until started again [R-STREAM-002]', async () => {
  const { stream, sockets, socket, clock } = setUp();
  stream.start();
  socket().emitOpen();
  socket().emitClose(1000);
  await clock.advance(600_000);
  expect(stream.state).toBe('closed');
  expect(sockets).toHaveLength(1);
  stream.start();
  expect(sockets).toHaveLength(2);
});

test('Stream: waits 1 s, then at least 3 s, and 1 s again after a success [R-STREAM-004 R-STREAM-005 R-CONST-021 R-CONST-055]', () => {
  const delay = new RetryDelay(() => 0);
  expect([delay.next(), delay.next(), delay.next(), delay.next()]).toEqual([
    1_000, 3_000, 4_000, 5_000,
  ]);
  delay.reset();
  expect(delay.next()).toBe(1_000);
  expect(new RetryDelay(() => 1).next()).toBe(1_200);
});

test('Stream: sends a ping every 30 s and does not forward the pong [R-STREAM-011 R-CONST-054]', async () => {
  const { stream, socket, clock, frames } = setUp();
  stream.start();
  socket().emitOpen();
  await clock.advance(29_999);
  expect(socket().sent).toEqual([]);
  await clock.advance(1);
  expect(socket().sent).toEqual(['ping']);
  socket().emitText('pong');
  socket().emitText('{"event":"update"}');
  expect(frames).toEqual(['{"event":"update"}']);
  await clock.advance(40_000);
  expect(socket().sent).toEqual(['ping', 'ping']);
});

test('Stream: reconnects if a ping gets no response', async () => {
  const { stream, sockets, socket, clock } = setUp();
  stream.start();
  socket().emitOpen();
  await clock.advance(40_000);
  expect(sockets[0]?.closedWith).toBe(4000);
  expect(stream.state).toBe('error');
  await clock.advance(1_000);
  expect(sockets).toHaveLength(2);
});

test('Stream: closes with 1000 on stop() and ignores later events of the old socket [R-STREAM-002 R-STREAM-014]', async () => {
  const { stream, sockets, socket, clock, frames } = setUp();
  stream.start();
  const old = socket();
  old.emitOpen();
  stream.stop();
  old.emitText('{"event":"update"}');
  old.emitClose(1006);
  await clock.advance(600_000);
  expect(old.closedWith).toBe(1000);
  expect(stream.state).toBe('disabled');
  expect(frames).toEqual([]);
  expect(sockets).toHaveLength(1);
});

test('Stream: reconnects at once when the network returns', () => {
  const { stream, sockets, socket } = setUp();
  stream.start();
  socket().emitOpen();
  socket().emitClose(1006);
  stream.retryNow();
  expect(sockets).toHaveLength(2);
  stream.retryNow();
  expect(sockets).toHaveLength(2);
});
