import { expect, test } from 'vitest';
import { serializeViewState, parseViewState, type ThreadViewState } from './thread-view-state.ts';

const throughStorage = (look: ThreadViewState): unknown =>
  JSON.parse(JSON.stringify(serializeViewState(look)));

test('how a conversation was looked at is read again as it was', () => {
  const byHand = new Map([
    ['a', 'shown'],
    ['b', 'hidden'],
  ] as const);
  expect(parseViewState(throughStorage({ dives: ['a', 'b'], byHand }))).toEqual({
    dives: ['a', 'b'],
    byHand,
  });
  expect(parseViewState(throughStorage({ dives: [], byHand }))?.dives).toEqual([]);
  expect(parseViewState(throughStorage({ dives: undefined, byHand }))?.dives).toBeUndefined();
});

test('of very many choices the earliest are forgotten', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `id ${index}`);
  const look = { dives: ids, byHand: new Map(ids.map((id) => [id, 'shown'] as const)) };
  const kept = parseViewState(throughStorage(look));
  expect(kept?.dives).toHaveLength(200);
  expect(kept?.byHand.size).toBe(200);
  expect(kept?.byHand.has('id 499')).toBe(true);
});

test.each([undefined, null, 'x', { byHand: { a: 'open' } }, { dives: [1], byHand: {} }, {}])(
  'what is no such thing is ignored: %j',
  (stored) => expect(parseViewState(stored)).toBeUndefined(),
);
