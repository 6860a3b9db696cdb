import { expect, test } from 'vitest';
import { unseenTotal } from './unseen-total.ts';

const seen = { id: '1', isSeen: true };
const unseen = { id: '1', isSeen: false };

test.each([
  ['nothing is loaded yet', { shown: 0, oldest: undefined, isComplete: false }, 57],
  ['all that is loaded is unseen', { shown: 20, oldest: unseen, isComplete: false }, 57],
  ['one that is seen is loaded', { shown: 3, oldest: seen, isComplete: false }, 3],
  ['all are loaded', { shown: 20, oldest: unseen, isComplete: true }, 20],
  ['more came than the server knew of', { shown: 60, oldest: unseen, isComplete: false }, 60],
])('unseenTotal: %s', (_name, known, count) => {
  expect(unseenTotal({ ...known, serverCount: 57 })).toBe(count);
});
