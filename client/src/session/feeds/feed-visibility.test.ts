import { describe, expect, test } from 'vitest';
import { type ReplyVisibility, streamedReplyVisibility } from './feed-visibility.ts';

const follows = new Map([
  ['friend', true],
  ['stranger', false],
]);
const reader = { viewerId: 'me', isFollowing: (id: string) => follows.get(id) };

type Row = readonly [parent: string | undefined, author: string, shown: string];

function holds(wanted: ReplyVisibility, rows: readonly Row[]): void {
  test.each(rows)(
    'streamedReplyVisibility: for a reply to %s by %s, returns %s',
    (parentAuthorId, authorId, shown) => {
      expect(streamedReplyVisibility(wanted, { authorId, parentAuthorId }, reader)).toBe(shown);
    },
  );
}

describe('streamedReplyVisibility: shows every status for `all` [R-STREAM-019]', () => {
  holds('all', [
    [undefined, 'friend', 'shown'],
    ['me', 'friend', 'shown'],
    ['friend', 'friend', 'shown'],
    ['stranger', 'friend', 'shown'],
    ['somebody', 'friend', 'shown'],
  ]);
});

describe('streamedReplyVisibility: checks the parent’s author for `following` [R-STREAM-020]', () => {
  holds('following', [
    [undefined, 'friend', 'shown'],
    ['friend', 'friend', 'shown'],
    ['stranger', 'friend', 'hidden'],
    ['somebody', 'friend', 'unknown'],
    ['me', 'friend', 'shown'],
    ['stranger', 'me', 'shown'],
  ]);
});

describe('streamedReplyVisibility: shows only replies to the viewer for `self` [R-STREAM-021]', () => {
  holds('self', [
    [undefined, 'friend', 'shown'],
    ['me', 'stranger', 'shown'],
    ['friend', 'friend', 'hidden'],
    ['somebody', 'friend', 'hidden'],
    ['stranger', 'me', 'shown'],
  ]);
});
