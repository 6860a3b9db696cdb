import type { Page } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * Makes the requests of a chunk fail, and those by which the client checks whether the server
 * responds, until `mend` is called.
 */
async function breakCode(page: Page, chunk: string): Promise<{ mend: () => void }> {
  let fails = true;
  await page.route(`**/assets/${chunk}-*`, (route) => (fails ? route.abort() : route.fallback()));
  await page.route('/', (route) =>
    fails && route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  return { mend: () => (fails = false) };
}

test('Lazy loading: a screen whose code fails to load says so, and retry loads it [R-SHELL-060]', async ({
  instance,
  openClient,
}) => {
  await registerPerson(instance.origin, 'ada');
  const { page, main, watch } = await openClient();
  watch.expectFailure(/\/assets\/form-|:\d+\/$/, /ERR_FAILED/);
  const form = await breakCode(page, 'form');
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
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/\/assets\/page-|:\d+\/$/, /ERR_FAILED/);
  const code = await breakCode(page, 'page');
  await page.goto('/main/all');
  await expect(client.post('For all to see')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Log in' });
  const retryButton = panel.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  code.mend();
  await retryButton.click();
  await expect(panel.getByRole('form', { name: 'Log in' })).toBeVisible();
});

/** Returns the names of the scripts that the page requests from now on. */
function collectScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+(?:-\w+)?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  return scripts;
}

test('Lazy loading: a visitor who does nothing downloads only what `size-budgets.json` counts', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('For all to see');
  const client = await openClient(instance, 'allow');
  const { page } = client;
  const scripts = collectScripts(page);
  await page.goto('/main/all');
  await expect(client.post('For all to see')).toBeVisible();
  /* Waits for the service worker, which the page loads last of what it loads without input. */
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(scripts.toSorted()).toEqual(['index', 'page', 'start-watch']);
});

test('Lazy loading: what a member opens next loads once somebody uses the page', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page } = client;
  await client.signIn(await registerPerson(instance.origin, 'ada'));
  const scripts = collectScripts(page);
  await page.reload();
  await client.watch.waitUntilLoaded('member');
  const next = ['thread', 'keys', 'composer', 'settings'];
  expect(next.filter((name) => scripts.includes(name))).toEqual([]);
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    expect(next.filter((name) => scripts.includes(name))).toEqual(next);
  }).toPass();
});
