import { test } from './goal-test.ts';
import { testGoals } from './test-goals.ts';

test.use({ dialect: 'gotosocial' });

testGoals('GoToSocial');
