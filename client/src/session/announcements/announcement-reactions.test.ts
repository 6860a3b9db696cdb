import { expect, test } from 'vitest';
import {
  withOwnAnnouncementReaction,
  withAnnouncementReactionCount,
} from './announcement-reactions.ts';

const fire = (count: number, isMine = false) => ({ name: '🔥', url: null, count, isMine });
const tea = { name: 'tea', url: 'https://a.example/tea.png', count: 2, isMine: true };
const emoji = { name: '🔥', url: null };

test.each([
  ['adds a new one', [tea], 1, [tea, fire(1)]],
  ['changes the count, and not whose it is', [fire(1, true), tea], 3, [fire(3, true), tea]],
  ['removes one without any', [fire(1), tea], 0, [tea]],
  ['ignores the removal of an unknown one', [tea], 0, [tea]],
])('withAnnouncementReactionCount: %s', (_, before, count, after) => {
  expect(withAnnouncementReactionCount(before, emoji, count)).toEqual(after);
});

test.each([
  ['adds the first', [], true, 0, [fire(1, true)]],
  ['adds to others', [fire(2)], true, 2, [fire(3, true)]],
  ['adds no second time', [fire(2, true)], true, 1, [fire(2, true)]],
  ['adds nothing to the count of the stream', [fire(3)], true, 2, [fire(3, true)]],
  ['removes the last', [fire(1, true)], false, 1, []],
  ['removes one of several', [fire(3, true)], false, 3, [fire(2)]],
  ['removes nothing from the count of the stream', [fire(2, true)], false, 3, [fire(2)]],
])('withOwnAnnouncementReaction: %s', (_, before, isOn, countBefore, after) => {
  expect(withOwnAnnouncementReaction(before, emoji, { isOn, countBefore })).toEqual(after);
});
