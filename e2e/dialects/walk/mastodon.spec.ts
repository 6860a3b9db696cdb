import { testWalk } from './test-walk.ts';
import { test } from './walk-test.ts';

test.use({ dialect: 'mastodon' });

testWalk('Mastodon');
