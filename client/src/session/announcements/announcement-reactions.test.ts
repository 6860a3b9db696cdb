import { expect, test } from 'vitest';
import {
  withOwnAnnouncementReaction,
  withAnnouncementReactionCount,
} from './announcement-reactions.ts';

const fire = (count: number, isMine = false) => ({ name: '🔥', url: null, count, isMine });
const tea = { name: 'tea', url: 'https://a.example/tea.png', count: 2, isMine: true };
const emoji = { name: '🔥', url: null };

test.each([
  ['adds a new reaction', [tea], 1, [tea, fire(1)]],
  [
    'changes the count, and not whether the viewer has reacted',
    [fire(1, true), tea],
    3,
    [fire(3, true), tea],
  ],
  ['removes a reaction with the count 0', [fire(1), tea], 0, [tea]],
  ['ignores the removal of an unknown reaction', [tea], 0, [tea]],
])('withAnnouncementReactionCount: %s', (_, before, count, after) => {
  expect(withAnnouncementReactionCount(before, emoji, count)).toEqual(after);
});

test.each([
  ['adds the first reaction', [], true, 0, [fire(1, true)]],
  ['increases the count of the reactions of others', [fire(2)], true, 2, [fire(3, true)]],
  ['does not add the viewer’s reaction twice', [fire(2, true)], true, 1, [fire(2, true)]],
  [
    'does not increase a count that the stream has increased already',
    [fire(3)],
    true,
    2,
    [fire(3, true)],
  ],
  ['removes the last reaction', [fire(1, true)], false, 1, []],
  ['decreases the count of several reactions', [fire(3, true)], false, 3, [fire(2)]],
  [
    'does not decrease a count that the stream has decreased already',
    [fire(2, true)],
    false,
    3,
    [fire(2)],
  ],
])('withOwnAnnouncementReaction: %s', (_, before, isOn, countBefore, after) => {
  expect(withOwnAnnouncementReaction(before, emoji, { isOn, countBefore })).toEqual(after);
});
