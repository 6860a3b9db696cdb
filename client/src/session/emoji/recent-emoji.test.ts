import { expect, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { recordEmojiUse, recentEmoji } from './recent-emoji.ts';

test('recentEmoji: remembers picked emoji per account across reloads [R-STORE-004]', async () => {
  const world = await startSession({ signedInAs: 'mira' });
  const session = world.session();
  recordEmojiUse(session.part(recentEmoji), '🔥');
  recordEmojiUse(session.part(recentEmoji), 'blobcat');
  /* A new session part reads what the previous one has stored, like a page after a reload. */
  const again = recentEmoji.create(session);
  expect(again.getState().used).toEqual(['blobcat', '🔥']);
  expect(recentEmoji.create({ ...session, viewerId: 'another' }).getState().used).toEqual([]);
  await world.end();
});
