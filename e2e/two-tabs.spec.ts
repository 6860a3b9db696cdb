import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseFromAccountMenu } from './pages/account-menu.ts';

test('Tabs: two share one connection, the second takes it over, and signing out applies to both', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const first = await openClient();
  const context = first.page.context();
  let opened = 0;
  const count = (page: typeof first.page): void => {
    page.on('websocket', () => {
      opened += 1;
    });
    // Playwright reports no sockets in Firefox, only the requests that open them.
    page.on('request', (request) => {
      if (request.url().startsWith('ws')) opened += 1;
    });
  };
  count(first.page);
  await first.page.goto('/login');
  await first.signIn(ada);
  await expect.poll(() => opened).toBe(1);

  const second = await context.newPage();
  count(second);
  await second.goto('/main/friends');
  const third = await context.newPage();
  count(third);
  await third.goto('/main/friends');
  const shows = (page: typeof second, text: string) =>
    expect(page.getByRole('main').getByRole('article').filter({ hasText: text })).toBeVisible();
  await ada.post('The heron is back');
  for (const page of [first.page, second, third]) await shows(page, 'The heron is back');
  expect(opened).toBe(1);

  await first.page.close();
  await expect.poll(() => opened).toBe(2);
  await ada.post('The egret is back');
  for (const page of [second, third]) await shows(page, 'The egret is back');
  expect(opened).toBe(2);

  await chooseFromAccountMenu(second, 'Log out');
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(third.getByRole('region', { name: 'You' })).toHaveCount(0);
});
