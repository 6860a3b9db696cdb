import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { activateByKeyboard, tabTo } from '../pages/keys.ts';

test('Dialogs: failed content is retried without losing the dialog’s focus', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('The hreon is back');
  await ada.call('PUT', `/api/v1/statuses/${id}`, { status: 'The heron is back' });
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  watch.expectFailure(/\/history$/, /status of 500/);
  await page.route('**/history', (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
  await activateByKeyboard(page, client.post('The heron').getByRole('button', { name: /^Edited/ }));
  const window = page.getByRole('dialog', { name: 'Edit history' });
  await tabTo(page, window.getByRole('button', { name: 'Try again' }));
  await page.unroute('**/history');
  await page.keyboard.press('Enter');
  await expect(window.getByRole('listitem')).toHaveCount(2);
  expect(await window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
