import { expect, test } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { Stream } from './stream.ts';

const hour = 3_600_000;
const minute = 60_000;

/** How a server treats connections. */
interface Server {
  /** Milliseconds after which the server closes a connection that opened; never if absent. */
  readonly closesAfter?: number;
  readonly opens?: (attempt: number) => boolean;
  readonly onPing?: 'pong' | 'close';
  readonly pings?: boolean;
  readonly refusedAfter?: number;
}

/** Runs a stream for an hour; returns the number of connections and the last state. */
async function runForAnHour(server: Server) {
  const clock = new FakeClock();
  let attempts = 0;
  const open = () => {
    const socket = new FakeSocket('wss://a.example', []);
    attempts += 1;
    const attempt = attempts;
    const send = (text: string): void => {
      socket.sent.push(text);
      if (server.onPing === 'pong') socket.emitText('pong');
      if (server.onPing === 'close') void clock.wait(5).then(() => socket.emitClose(1006));
    };
    void clock.wait(10).then(async () => {
      if (server.opens?.(attempt) === false) return socket.emitClose(1006);
      socket.emitOpen();
      if (server.closesAfter === undefined) return undefined;
      await clock.wait(server.closesAfter);
      return socket.emitClose(1006);
    });
    return Object.assign(socket, { send });
  };
  const stream = new Stream({
    clock,
    random: () => 0,
    open,
    pings: () => server.pings ?? false,
    isRefused: (failures) => Promise.resolve(failures >= (server.refusedAfter ?? Infinity)),
    onFrame: () => undefined,
    onState: () => undefined,
  });
  stream.start();
  for (let passed = 0; passed < hour; passed += minute) await clock.advance(minute);
  return { attempts, state: stream.state };
}

const never = () => false;

test.each<[string, Server, number, number, string]>([
  ['stays open without pings', {}, 1, 1, 'joined'],
  ['answers pings', { pings: true, onPing: 'pong' }, 1, 1, 'joined'],
  [
    'never opens and is found to have no stream',
    { opens: never, refusedAfter: 6 },
    6,
    6,
    'disabled',
  ],
  ['redirects', { opens: never, refusedAfter: 3 }, 3, 3, 'disabled'],
  ['closes on a ping', { pings: true, onPing: 'close' }, 3, 3, 'joined'],
  ['ignores pings', { pings: true }, 3, 3, 'joined'],
  ['closes after a minute', { closesAfter: minute }, 30, 45, 'any'],
  ['is down, and cannot be asked why', { opens: never }, 60, 100, 'any'],
  ['restarts after twenty minutes', { closesAfter: 20 * minute }, 3, 4, 'joined'],
  ['is back after ten failures', { opens: (attempt) => attempt > 10 }, 11, 11, 'joined'],
])(
  'Stream: connects a bounded number of times in an hour to a server that %s',
  async (_, server, least, most, state) => {
    const result = await runForAnHour(server);
    expect(result.attempts).toBeGreaterThanOrEqual(least);
    expect(result.attempts).toBeLessThanOrEqual(most);
    if (state !== 'any') expect(result.state).toBe(state);
  },
);

test('Stream: tries again after a refusal only when it is started again', async () => {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const stream = new Stream({
    clock,
    random: () => 0,
    open() {
      const socket = new FakeSocket('wss://a.example', []);
      sockets.push(socket);
      return socket;
    },
    pings: () => false,
    isRefused: () => Promise.resolve(true),
    onFrame: () => undefined,
    onState: () => undefined,
  });
  stream.start();
  sockets[0]?.emitClose(1006);
  await clock.advance(hour);
  stream.retryNow();
  expect([sockets.length, stream.state]).toEqual([1, 'disabled']);
  stream.start();
  expect(sockets).toHaveLength(2);
});
