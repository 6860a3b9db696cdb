import { expect, test } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { createTables } from '#store/tables.ts';
import { evictRows } from './evict-rows.ts';

async function setUp() {
  const tables = createTables();
  const clock = new FakeClock();
  const stopped = new AbortController();
  const done = evictRows({
    tables,
    retainedRoots: new Set(),
    viewerId: 'me',
    clock,
    ended: stopped.signal,
    log: () => undefined,
  });
  /* The module is loaded before the test begins, so that the times of the sweeps depend on the
     fake clock only. */
  await import('#store/retain.ts');
  const come = (count: number): void => {
    for (let number = 0; number < count; number += 1) tables.statuses.put({ id: `s${number}` });
  };
  const end = async (): Promise<void> => {
    stopped.abort();
    await done;
  };
  return { tables, clock, come, end };
}

test('evictRows: removes unreachable rows within two minutes, but not at the first sweep', async () => {
  const { tables, clock, come, end } = await setUp();
  come(20);
  await clock.advance(70_000);
  expect(tables.statuses.size).toBe(20);
  await clock.advance(60_000);
  expect(tables.statuses.size).toBe(0);
  await end();
});

test('evictRows: removes unreachable rows within 30 seconds if more than 1,000 rows are added', async () => {
  const { tables, clock, come, end } = await setUp();
  tables.accounts.put({ id: 'me' });
  come(2_000);
  await clock.advance(30_000);
  expect(tables.statuses.size).toBe(0);
  expect(tables.accounts.size).toBe(1);
  await end();
});
