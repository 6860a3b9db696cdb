import { expect, test } from 'vitest';
import { unseenTotal } from './unseen-total.ts';

const seen = { id: '1', isSeen: true };
const unseen = { id: '1', isSeen: false };

test.each([
  [
    'uses the server’s count before loading',
    { shown: 0, oldest: undefined, isComplete: false },
    57,
  ],
  [
    'uses the server’s count if all loaded ones are unseen',
    { shown: 20, oldest: unseen, isComplete: false },
    57,
  ],
  [
    'uses the loaded ones if they reach a seen one',
    { shown: 3, oldest: seen, isComplete: false },
    3,
  ],
  [
    'uses the loaded ones if they are complete',
    { shown: 20, oldest: unseen, isComplete: true },
    20,
  ],
  [
    'uses the loaded ones if they exceed the server’s count',
    { shown: 60, oldest: unseen, isComplete: false },
    60,
  ],
])('unseenTotal: %s', (_name, known, count) => {
  expect(unseenTotal({ ...known, serverCount: 57 })).toBe(count);
});
