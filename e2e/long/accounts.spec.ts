import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFromAccountMenu } from '../pages/account-menu.ts';

test('Accounts: shows the unread count of the other account and switches to it in two clicks', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = [
    await registerPerson(instance.origin, 'ada'),
    await registerPerson(instance.origin, 'bela'),
  ];
  const client = await openClient();
  const { page, main } = client;
  await page.goto('/login');
  await client.signIn(ada);
  await bela.post('@ada The heron is back');
  await chooseFromAccountMenu(page, 'Add account');
  await client.signIn(bela);
  const accounts = page.getByRole('button', { name: 'Account menu: 1 unread notification' });
  await expect(accounts).toBeVisible();
  await ada.post('@bela So are the rooks');

  await accounts.click();
  await page.getByRole('menuitem', { name: /^@ada/ }).click();
  await expect(main.getByText('So are the rooks')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Account menu: 1 unread notification' }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Account menu: 1 unread notification' }),
  ).toBeVisible();

  /* Signing out of one account switches to the other one, which stays signed in. */
  await client.signOut();
  await page.goto('/main/friends');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});
