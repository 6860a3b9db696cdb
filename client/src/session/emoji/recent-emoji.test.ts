import { expect, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { recordEmojiUse, recentEmoji } from './recent-emoji.ts';

test('recentEmoji: stores the picked emoji of each account, and reads them after a reload [R-STORE-004]', async () => {
  const world = await startSession({ signedInAs: 'mira' });
  const session = world.session();
  recordEmojiUse(session.part(recentEmoji), '🔥');
  recordEmojiUse(session.part(recentEmoji), 'blobcat');
  /* Creates a second session part, which reads what the first one has stored, as after a reload. */
  const again = recentEmoji.create(session);
  expect(again.getState().used).toEqual(['blobcat', '🔥']);
  expect(recentEmoji.create({ ...session, viewerId: 'another' }).getState().used).toEqual([]);
  await world.end();
});
