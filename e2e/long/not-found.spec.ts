import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, tabTo } from '../pages/keys.ts';

test('Timeline: a timeline that was not found shows its first status after a retry, once it exists', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back #heron');
  const client = await openClient();
  const { page, main, watch } = client;
  await client.signIn(ada);
  watch.expectFailure(/timelines\/tag/, /status of 404/);
  await page.route('**/timelines/tag/**', (route) =>
    route.fulfill({ status: 404, json: { error: 'gone' } }),
  );
  await page.goto('/tag/heron');
  await expect(main.getByText(/Can't find the timeline/)).toBeVisible();
  /* The server gets the timeline only once the button has the focus, since the next poll would
     find it too. */
  await tabTo(page, main.getByRole('button', { name: 'Try again' }));
  await page.unroute('**/timelines/tag/**');
  await page.keyboard.press('Enter');
  await expectVisibleFocus(client.post('The heron is back'));
});
