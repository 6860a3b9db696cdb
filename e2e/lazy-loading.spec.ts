import type { Page } from '@playwright/test';
import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * Makes the code of the sign-in form fail, and the whole server unreachable, until told otherwise.
 */
async function breakForm(page: Page): Promise<{ mend: () => void }> {
  let fails = true;
  await page.route(/\/assets\/form-/, (route) => (fails ? route.abort() : route.fallback()));
  await page.route('/', (route) =>
    fails && route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  return { mend: () => (fails = false) };
}

test('Lazy loading: a screen whose code fails to load says so, and retry loads it [R-SHELL-060]', async ({
  instance,
  openClient,
}) => {
  await register(instance.origin, 'ada');
  const { page, main, watch } = await openClient();
  watch.expectFailure(/\/assets\/form-|:\d+\/$/, /ERR_FAILED/);
  const form = await breakForm(page);
  await page.goto('/login');
  const alert = main.getByRole('alert');
  await expect(alert).toBeVisible();
  const probeRequest = page.waitForRequest((request) => request.method() === 'HEAD');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await probeRequest;
  await expect(alert).toBeVisible();
  form.mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('Lazy loading: a component whose code fails to load leaves the page in place and can be retried [R-SHELL-060]', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/\/assets\/form-|:\d+\/$/, /ERR_FAILED/);
  const form = await breakForm(page);
  await page.goto('/main/all');
  await expect(client.post('For all to see')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Log in' });
  const retryButton = panel.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  form.mend();
  await retryButton.click();
  await expect(panel.getByRole('form', { name: 'Log in' })).toBeVisible();
});
