import { test } from './scene.ts';
import { testGoals } from './test-goals.ts';

test.use({ dialect: 'mastodon' });

testGoals('Mastodon');
