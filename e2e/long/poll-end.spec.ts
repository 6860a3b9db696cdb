import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

/** Milliseconds allowed between the end of the poll and its display. */
const toleranceMs = 3000;

/** Duration of the poll in seconds; the server sends its end in whole seconds. */
const lasts = 12;

test('Polls: a visible poll closes on time and discards an unsent choice [R-POLL-003 R-POLL-008]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const soonest = Date.now() + (lasts - 1) * 1000;
  await bela.post('Where to?', { poll: { options: ['North', 'South'], expires_in: lasts } });
  const latest = Date.now() + lasts * 1000 + toleranceMs;
  const client = await openClient();
  await client.signIn(ada);
  await client.page.goto('/main/public');
  const post = client.post('Where to?');
  await post.getByRole('radio', { name: 'South' }).check();
  const results = post.getByRole('list', { name: 'Poll results' });
  await expect(results).toBeHidden();
  await expect(results).toBeVisible();
  const ended = Date.now();
  expect(ended, 'not before').toBeGreaterThan(soonest);
  expect(ended, 'nor long after').toBeLessThan(latest);
  await expect(post.getByRole('status')).toHaveText(
    'The poll has ended. Your vote wasn’t counted.',
  );
});
