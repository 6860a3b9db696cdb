import { testWalk } from './test-walk.ts';
import { test } from './walk-test.ts';

test.use({ dialect: 'mastodon' });

/* The others take minutes and are in e2e/long. */
testWalk('Mastodon', [
  'lists and notification requests',
  'the pages about the server',
  'people and collections',
]);
