import { testWalk } from '../dialects/walk/test-walk.ts';
import { test } from '../dialects/walk/walk-test.ts';

test.use({ dialect: 'mastodon' });

testWalk('Mastodon', [
  'timelines',
  'conversations and direct messages',
  'search and notifications',
  'the cards of posts',
]);
