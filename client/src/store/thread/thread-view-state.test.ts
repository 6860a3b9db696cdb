import { expect, test } from 'vitest';
import { serializeViewState, parseViewState, type ThreadViewState } from './thread-view-state.ts';

const throughStorage = (state: ThreadViewState): unknown =>
  JSON.parse(JSON.stringify(serializeViewState(state)));

test('parseViewState: returns the state that serializeViewState converted', () => {
  const byHand = new Map([
    ['a', 'shown'],
    ['b', 'hidden'],
  ] as const);
  expect(parseViewState(throughStorage({ focusedBranches: ['a', 'b'], byHand }))).toEqual({
    focusedBranches: ['a', 'b'],
    byHand,
  });
  expect(parseViewState(throughStorage({ focusedBranches: [], byHand }))?.focusedBranches).toEqual(
    [],
  );
  expect(
    parseViewState(throughStorage({ focusedBranches: undefined, byHand }))?.focusedBranches,
  ).toBeUndefined();
});

test('serializeViewState: drops the earliest entries above 200 of each kind', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `id ${index}`);
  const state = { focusedBranches: ids, byHand: new Map(ids.map((id) => [id, 'shown'] as const)) };
  const restored = parseViewState(throughStorage(state));
  expect(restored?.focusedBranches).toHaveLength(200);
  expect(restored?.byHand.size).toBe(200);
  expect(restored?.byHand.has('id 499')).toBe(true);
});

test.each([undefined, null, 'x', { byHand: { a: 'open' } }, { dives: [1], byHand: {} }, {}])(
  'parseViewState: returns undefined for the invalid value %j',
  (stored) => expect(parseViewState(stored)).toBeUndefined(),
);
