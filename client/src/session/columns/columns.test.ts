import { expect, onTestFinished, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { columnStore } from '#session/columns/columns.ts';

async function createSession() {
  const world = await startSession();
  onTestFinished(() => world.end());
  return world.session();
}

test('columnStore: is stored per account', async () => {
  const session = await createSession();
  session.part(columnStore).setState(['/main/friends', '/tag/heron'], true);
  expect(session.area.getItem(`columns.${session.viewerId}`)).toContain('/tag/heron');
  expect(columnStore.create(session).getState()).toEqual(['/main/friends', '/tag/heron']);
  expect(columnStore.create({ ...session, viewerId: 'other' }).getState()).toEqual([]);
});

test.each(['[', '{"version":1,"value":"/main/friends"}', '{"version":1,"value":[7]}'])(
  'columnStore: reads the invalid stored value %s as no columns',
  async (stored) => {
    const session = await createSession();
    session.area.setItem(`columns.${session.viewerId}`, stored);
    expect(columnStore.create(session).getState()).toEqual([]);
  },
);
