import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pollShare } from './poll-share.ts';

const options = [
  { title: 'a', votesCount: 1 },
  { title: 'b', votesCount: 2 },
];

test.each([
  ['of the votes', { id: '1', options, votesCount: 3 }, 1, 33],
  ['of the votes, rounded', { id: '1', options, votesCount: 3 }, 2, 67],
  [
    'of the voters of a multiple-choice poll',
    { id: '1', options, votesCount: 3, votersCount: 2, multiple: true },
    1,
    50,
  ],
  ['of the sum of the options without a total', { id: '1', options }, 1, 33],
  ['of zero votes', { id: '1', options: [] }, 0, 0],
  ['of hidden counts', { id: '1', options, votesCount: 3 }, null, 0],
] as const)(
  'pollShare: returns the share %s as a whole number [R-POLL-007]',
  (_, poll, votes, share) => {
    expect(pollShare(poll, votes)).toBe(share);
  },
);

test('pollShare: is a whole number from 0 to 100 for any counts [R-POLL-007]', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      fc.option(fc.nat()),
      (votes, all, multiple, voters) => {
        const share = pollShare({ id: '1', votesCount: all, multiple, votersCount: voters }, votes);
        expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true);
      },
    ),
  );
});
