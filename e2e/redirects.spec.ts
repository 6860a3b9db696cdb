import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const membersOnly = [
  '/main/friends',
  '/ada/notifications',
  '/users/ada/interactions',
  '/users/ada/dms',
  '/remote-users/@ada@far.example',
];

test('Redirects: a visitor at a member screen is redirected to the public timeline [R-ROUTE-005 R-ROUTE-012 R-ROUTE-032]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  for (const path of membersOnly) {
    await client.page.goto(path);
    await expect(client.page, path).toHaveURL(/\/main\/all$/);
  }
  await expect(client.post('For all to see')).toBeVisible();
});

test('Redirects: the root opens the public timeline for a visitor and home for a member [R-ROUTE-001 R-ROUTE-002 R-ROUTE-033 R-TL-056]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  const { page } = client;
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(page.getByRole('heading', { name: 'Federated', level: 1 })).toBeVisible();
  await expect(client.post('For all to see')).toBeVisible();

  await client.signIn(ada);
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
});

test('Redirects: the landing page of visitors can be any screen, which has its own heading', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const { page } = await openClient();
  for (const [path, heading] of [
    ['/about', 'About'],
    ['/search', 'Explore'],
    ['/registration', 'Create account'],
    ['/ada', 'ada'],
  ] as const) {
    await page.goto(path);
    /*
     * Expects the heading to be attached instead of visible, because that of the search is for
     * screen readers only.
     */
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
  }
});
