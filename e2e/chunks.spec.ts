import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test('a screen whose code does not come says so, and trying again fetches it [R-SHELL-060]', async ({
  instance,
  openClient,
}) => {
  await register(instance.origin, 'ada');
  const { page, main, watch } = await openClient();
  watch.expectFailure(/\/assets\/form-/, /ERR_FAILED/);
  let fails = true;
  await page.route(/\/assets\/form-/, (route) => (fails ? route.abort() : route.fallback()));
  await page.goto('/login');
  const alert = main.getByRole('alert');
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  fails = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('a part whose code does not come leaves the page standing, and can be tried again [R-SHELL-060]', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/\/assets\/form-/, /ERR_FAILED/);
  let fails = true;
  await page.route(/\/assets\/form-/, (route) => (fails ? route.abort() : route.fallback()));
  await page.goto('/main/all');
  await expect(client.post('For all to see')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Log in' });
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  fails = false;
  await again.click();
  await expect(panel.getByRole('form', { name: 'Log in' })).toBeVisible();
});
