import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { StreamSocket } from '#api/stream.ts';
import { FakeSocket } from '#api/testing/fake-socket.ts';
import { handedOverCloseCode, shareSocket } from './share-socket.ts';
import { runCount } from '@rookery/instance/testing/run-count.ts';
import { createFakeTabs } from './testing/fake-tabs.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Tabs of one browser and their real connections. */
function browser() {
  const tabs = createFakeTabs();
  const real: FakeSocket[] = [];
  const open = () => {
    const received: string[] = [];
    const socket: StreamSocket = shareSocket('stream', tabs, () => {
      const one = new FakeSocket('wss://instance.test', []);
      real.push(one);
      return one;
    });
    socket.addEventListener('open', () => received.push('open'));
    socket.addEventListener('message', ({ data }: { data: unknown }) =>
      received.push(String(data)),
    );
    socket.addEventListener('close', ({ code }) => received.push(`closed ${code}`));
    return { socket, received };
  };
  const fallen = new Set<FakeSocket>();
  const live = () => real.filter((one) => one.closedWith === undefined && !fallen.has(one));
  /** Closes the real connection, as a failure of the network does. */
  const fall = (): void => {
    const [one] = live();
    if (!one) return;
    fallen.add(one);
    one.emitClose(1006);
  };
  return { open, real, live, fall };
}

test('shareSocket: forwards one connection to all tabs, also later ones', async () => {
  const { open, real } = browser();
  const one = open();
  const two = open();
  await settle();
  expect(real).toHaveLength(1);
  real[0]?.emitOpen();
  await settle();
  const three = open();
  await settle();
  real[0]?.emitText('news');
  await settle();
  for (const { received } of [one, two, three]) expect(received).toEqual(['open', 'news']);
  expect(real).toHaveLength(1);
});

test('shareSocket: another tab takes over when the connected tab closes, and all notice the interruption', async () => {
  const { open, real, live } = browser();
  const one = open();
  const two = open();
  await settle();
  real[0]?.emitOpen();
  await settle();
  one.socket.close(1000);
  await settle();
  expect(two.received).toEqual(['open', `closed ${handedOverCloseCode}`]);
  const again = open();
  await settle();
  live()[0]?.emitOpen();
  await settle();
  expect(again.received).toEqual(['open']);
  expect(live()).toHaveLength(1);
});

test('shareSocket: closes in all tabs when the server closes the connection', async () => {
  const { open, real } = browser();
  const one = open();
  const two = open();
  await settle();
  real[0]?.emitOpen();
  await settle();
  real[0]?.emitClose(1011);
  await settle();
  for (const { received } of [one, two]) expect(received).toEqual(['open', 'closed 1011']);
});

test('shareSocket: checks the connection through the tab that has it', async () => {
  const { open, real } = browser();
  open();
  const two = open();
  await settle();
  real[0]?.emitOpen();
  await settle();
  two.socket.send('ping');
  await settle();
  expect(two.received).toEqual(['open', 'pong']);
});

test('shareSocket: ten tabs have one connection and receive the same, whatever happens to tabs and network', async () => {
  const step = record({
    kind: constantFrom('open', 'close', 'leaderCloses', 'falls', 'news'),
    which: nat(9),
  });
  await assert(
    asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
      const { open, live, fall } = browser();
      let tabs: ReturnType<typeof open>[] = [];
      for (const { kind, which } of steps) {
        if (kind === 'open' && tabs.length < 10) tabs.push(open());
        else if (kind === 'falls') fall();
        else if (kind === 'leaderCloses') tabs.shift()?.socket.close(1000);
        else if (kind === 'close') {
          const [gone] = tabs.splice(which % Math.max(tabs.length, 1), 1);
          gone?.socket.close(1000);
        }
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        /* A stream reopens a closed socket. */
        tabs = tabs.map((tab) => (tab.received.at(-1)?.startsWith('closed') ? open() : tab));
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        live().at(-1)?.emitOpen();
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        tabs = tabs.map((tab) => (tab.received.at(-1)?.startsWith('closed') ? open() : tab));
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        live().at(-1)?.emitOpen();
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        expect(live()).toHaveLength(Math.min(tabs.length, 1));
        live()[0]?.emitText(`${kind} ${which}`);
        // oxlint-disable-next-line no-await-in-loop -- each step must settle before the next
        await settle();
        for (const { received } of tabs) expect(received.at(-1)).toBe(`${kind} ${which}`);
      }
    }),
    { numRuns: runCount(100) },
  );
});
