import { expect, test } from 'vitest';
import { mayRead } from './visibility.ts';

const status = { accountId: 'author', mentions: (id: string) => id === 'named' };
const nobodyFollowed = (): boolean => false;

const readers = {
  visitor: undefined,
  author: { id: 'author', follows: nobodyFollowed },
  follower: { id: 'follower', follows: (id: string) => id === 'author' },
  named: { id: 'named', follows: nobodyFollowed },
  stranger: { id: 'stranger', follows: nobodyFollowed },
} as const;

test.each([
  ['public', ['visitor', 'author', 'follower', 'named', 'stranger']],
  ['unlisted', ['visitor', 'author', 'follower', 'named', 'stranger']],
  ['local', ['author', 'follower', 'named', 'stranger']],
  ['private', ['author', 'follower', 'named']],
  ['direct', ['author', 'named']],
] as const)('mayRead: a %s status is readable only by %j', (visibility, allowed) => {
  const reading = Object.entries(readers)
    .filter(([, reader]) => mayRead({ ...status, visibility }, reader))
    .map(([name]) => name);
  expect(reading).toEqual(allowed);
});
