import { expect, test } from 'vitest';
import { undoneBlock, type UndoneBlock } from './undone-block.ts';

type Relation = 'nobody' | 'following' | 'requested';

const table: readonly (readonly [boolean, Relation, UndoneBlock['follow']])[] = [
  [false, 'nobody', 'none'],
  [true, 'nobody', 'none'],
  [false, 'following', 'follows'],
  [true, 'following', 'requests'],
  [false, 'requested', 'requests'],
  [true, 'requested', 'requests'],
];

test.each(table)(
  'undoneBlock: of an account with locked %s and relation “%s” the follow is “%s” [R-REL-020]',
  (locked, relation, follow) => {
    for (const followedBy of [true, false]) {
      const before = {
        following: relation === 'following',
        requested: relation === 'requested',
        followedBy,
      };
      expect(undoneBlock({ locked }, before)).toEqual({ follow, losesFollower: followedBy });
    }
  },
);
