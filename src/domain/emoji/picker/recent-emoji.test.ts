import { expect, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { countUse, recentEmoji } from './recent-emoji.ts';

test('what was picked is remembered for each account over a reload [R-STORE-004]', async () => {
  const world = await startSession({ signedInAs: 'mira' });
  const session = world.session();
  countUse(session.part(recentEmoji), '🔥');
  countUse(session.part(recentEmoji), 'blobcat');
  /* A part made anew reads what the former one has stored, as a page does. */
  const again = recentEmoji.create(session);
  expect(again.getState().used).toEqual(['blobcat', '🔥']);
  expect(recentEmoji.create({ ...session, viewerId: 'another' }).getState().used).toEqual([]);
  await world.end();
});
