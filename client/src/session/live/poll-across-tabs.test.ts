import { assert, array, asyncProperty, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { discardLog } from '../log.ts';
import { pollAcrossTabs } from './poll-across-tabs.ts';
import { createFakeTabs } from './testing/fake-tabs.ts';

const intervalMs = 60_000;

function browser(isAlone = false) {
  const tabs = isAlone ? undefined : createFakeTabs();
  const clock = new FakeClock();
  const requested: number[] = [];
  let answers = 0;
  return {
    clock,
    requested,
    open: () => {
      const closed = new AbortController();
      const known: unknown[] = [];
      const id = answers;
      const session = { viewerId: 'mira', clock, tabs, ended: closed.signal, log: discardLog };
      const done = pollAcrossTabs(session, {
        name: 'news',
        intervalMs,
        async fetch() {
          requested.push(id);
          answers += 1;
          known.push(answers);
          return answers;
        },
        onMessage: (message) => known.push(message),
      });
      return { known, done, close: () => closed.abort() };
    },
  };
}

test('pollAcrossTabs: polls in one tab and shares the result with all', async () => {
  const { clock, requested, open } = browser();
  const tabs = [open(), open(), open()];
  await clock.advance(0);
  expect(requested).toHaveLength(3);
  await clock.advance(intervalMs * 5);
  expect(requested).toHaveLength(8);
  for (const { known } of tabs) expect(known.at(-1)).toBe(8);
});

test('pollAcrossTabs: continues in the next tab, without delay, when the polling tab closes', async () => {
  const { clock, requested, open } = browser();
  const [first, second] = [open(), open()];
  await clock.advance(intervalMs / 2);
  first.close();
  await clock.advance(intervalMs / 2);
  expect(requested).toHaveLength(3);
  expect(second.known.at(-1)).toBe(3);
  await first.done;
});

test('pollAcrossTabs: polls in each tab if tabs cannot communicate', async () => {
  const { clock, requested, open } = browser(true);
  open();
  open();
  await clock.advance(intervalMs);
  expect(requested).toHaveLength(4);
});

test('pollAcrossTabs: polls once per interval with any open tab, and once in each new tab', async () => {
  await assert(
    asyncProperty(
      array(constantFrom('open', 'close', 'wait'), { maxLength: 30 }),
      async (steps) => {
        const { clock, requested, open } = browser();
        let tabs = [open()];
        let openings = 1;
        let waits = 0;
        await clock.advance(0);
        for (const step of steps) {
          if (step === 'open') {
            tabs.push(open());
            openings += 1;
            await clock.advance(0);
          } else if (step === 'close' && tabs.length > 1) {
            tabs[0]?.close();
            tabs = tabs.slice(1);
            await clock.advance(0);
          } else {
            await clock.advance(intervalMs);
            waits += 1;
          }
        }
        expect(requested).toHaveLength(openings + waits);
        for (const { known } of tabs) if (waits > 0) expect(known.length).toBeGreaterThan(0);
        for (const tab of tabs) tab.close();
      },
    ),
  );
});
