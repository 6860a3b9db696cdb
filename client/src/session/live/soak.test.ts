import { expect, test, vi } from 'vitest';
import { runCount } from '@rookery/instance/testing/run-count.ts';
import {
  lastItem,
  startHomeSession,
  homeTimeline,
  userStream,
} from './testing/start-home-session.ts';

/**
 * Number of simulated minutes, in each of which the stream sends 300 events; the long tests
 * simulate ten times as many.
 */
const minutes = runCount(15);
const perMinute = 300;

/** Returns an id that sorts in numeric order and has the length of the server's ids. */
const idOf = (number: number): string => `Z${String(number).padStart(17, '0')}`;

function stringLength(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

test('Session: keeps memory and storage constant over hours of streaming with deletions and favourites', async () => {
  const env = await startHomeSession();
  const { clock, session, sockets, area, pageArea, notices, post, jun, logged } = env;
  const template = await post('The heron is back');
  const account = (await jun.get(`/api/v1/accounts/${jun.account?.id}`)).body;
  const socket = lastItem(sockets);
  socket.emitOpen();
  /* The server responds to keep-alive pings. */
  socket.send = () => queueMicrotask(() => socket.emitText('pong'));
  await clock.advance(5_000);

  const measure = () => {
    const { tables, feeds, retainedRoots, onRejoined } = session();
    const { feed } = feeds.loaderFor(homeTimeline);
    return {
      statuses: tables.statuses.size,
      accounts: tables.accounts.size,
      notifications: tables.notifications.size,
      rows: feed.items.length,
      listeners: tables.newStatusListeners.size + retainedRoots.size + onRejoined.size,
      uncounted: tables.uncountedReplies.size,
      notices: notices.store.getState().length,
      stored: [...area.items.values()].reduce((sum, text) => sum + text.length, 0),
      pages: [...pageArea.items.values()].reduce<number>((sum, one) => sum + stringLength(one), 0),
      logged: logged.length,
    };
  };
  let most = 0;
  const stream = async (minute: number): Promise<void> => {
    for (let one = 0; one < perMinute; one += 1) {
      const number = minute * perMinute + one;
      const writer = { ...account, id: `A${number % 5_000}`, acct: `person${number % 5_000}` };
      const status = {
        ...template,
        id: idOf(number),
        uri: `https://far.example/${number}`,
        account: writer,
        content: `<p>Number ${number}</p>`,
      };
      socket.emitEvent('update', status, userStream);
      if (number % 7 === 0 && one < perMinute - 1)
        socket.emitEvent('delete', idOf(number), userStream);
      if (number % 20 === 0)
        socket.emitEvent(
          'notification',
          {
            id: String(number + 1),
            type: 'favourite',
            created_at: template.created_at,
            account: writer,
            status: template,
            pleroma: { is_seen: false },
          },
          userStream,
        );
    }
    /* Events are processed in slices of real time, which the fake clock does not advance, so
       the test waits for the last one. */
    const last = idOf((minute + 1) * perMinute - 1);
    await vi.waitFor(() => expect(session().tables.statuses.get(last)).toBeDefined(), 60_000);
    await clock.advance(60_000);
    /* A reader scrolls down while new statuses arrive, and returns to the top now and then. */
    session()
      .feeds.loaderFor(homeTimeline)
      .showQueued(minute % 3 === 0);
    most = Math.max(most, session().tables.statuses.size);
  };

  let early: ReturnType<typeof measure> | undefined;
  for (let minute = 1; minute <= minutes; minute += 1) {
    await stream(minute);
    if (minute === (minutes * 2) / 5) early = measure();
  }
  const late = measure();
  if (!early) throw new Error('nothing was measured');
  expect(most).toBeGreaterThan(500);
  const { pages, ...flat } = late;
  for (const [name, value] of Object.entries(flat)) {
    const before = Object.entries(early).find(([one]) => one === name)?.[1] ?? 0;
    /* The list of notifications is cut at 2,000 rows. */
    const bound = name === 'notifications' ? 2_100 : before * 1.1 + 200;
    expect.soft(value, name).toBeLessThanOrEqual(bound);
  }
  /* The page cache has the last 200 items each of home, notifications and other open timelines. */
  expect(pages).toBeLessThan(600 * (stringLength(template) + 2_000));
}, 900_000);
