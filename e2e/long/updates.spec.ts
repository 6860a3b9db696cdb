import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { clientFolder } from '../fixtures/client-folder.ts';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFromAccountMenu } from '../pages/account-menu.ts';

const folders: string[] = [];

test.afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Copies the built client, for tests that change it while the server runs. */
async function copyOfClient(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rookery-client-'));
  folders.push(folder);
  await cp(clientFolder, folder, { recursive: true });
  return folder;
}

/** Resolves to the paths of all files in the caches. */
const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/**
 * Returns whether the newest worker is active. Opens a page for this after the change: one opened earlier
 * would wait for ever, as long as Playwright listens.
 */
const isNewestActive = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return installing === null && waiting === null && active?.state === 'activated';
  });

/** Opens the settings and a tab whose code loads separately. */
async function openSecurity(tab: Page): Promise<void> {
  await tab.bringToFront();
  await chooseFromAccountMenu(tab, 'Settings');
  const settings = tab.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await settings.getByRole('button', { name: 'Security' }).click();
  await expect(settings.getByRole('heading', { name: 'Security' })).toBeVisible();
  await tab.keyboard.press('Escape');
}

test('Updates: open tabs keep their version while the server has only newer ones, offline, and after the cache is deleted', async ({
  startInstance,
  openClient,
}) => {
  const folder = await copyOfClient();
  const instance = await startInstance(['--world', 'empty', '--no-throttle', '--client', folder]);
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient(instance, 'allow');
  const { page, watch } = client;
  await page.goto('/login');
  await client.signIn(ada);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  const scripts = (await readdir(path.join(folder, 'assets')))
    .filter((name) => /^(?:settings|security-tab|people)-.*\.js$/.test(name))
    .map((name) => `/assets/${name}`);
  expect(scripts.length).toBeGreaterThan(2);
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(scripts));

  const written = page
    .getByRole('form', { name: 'New post' })
    .getByRole('textbox', { name: 'Text' });
  await written.fill('The heron is back');

  /*
   * Simulates three newer versions on the server, which no longer has the scripts of the first
   * version.
   */
  for (const file of scripts) await rm(path.join(folder, file));
  const worker = path.join(folder, 'sw.js');
  const code = await readFile(worker, 'utf8');
  const tabs = [page];
  const cacheCount = await page.evaluate(async () => (await caches.keys()).length);
  for (const version of [1, 2, 3]) {
    await writeFile(
      worker,
      code.replaceAll(/\b1[789]\d{11}\b/g, (moment) => String(Number(moment) + version)),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length))
      .toBe(cacheCount + version);
    await expect.poll(() => isNewestActive(page)).toBe(true);
    const tab = await page.context().newPage();
    tabs.push(tab);
    await tab.goto('/main/friends');
    await expect(tab.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  }
  const oldScript = await page.request.get(`${instance.origin}${scripts[0] ?? ''}`);
  expect(oldScript.headers()['content-type']).toContain('text/html');

  watch.expectFailure(/./, /ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|Failed to fetch/);
  await page.context().setOffline(true);
  for (const tab of tabs) await openSecurity(tab);

  /*
   * Deletes the cache and reconnects. Each tab then restarts with the new build and still has its
   * draft.
   */
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.context().setOffline(false);
  await cp(clientFolder, folder, { recursive: true });
  for (const tab of tabs) {
    await tab.bringToFront();
    await tab.reload();
    await expect(tab.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await openSecurity(tab);
  }
  await page.bringToFront();
  await expect(written).toHaveValue('The heron is back');
});

test('Updates: a start that fails twice opens the rescue page with the drafts, and from there the client', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient(instance, 'allow');
  const { page, watch } = client;
  await page.goto('/login');
  await client.signIn(ada);
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'Text' }).fill('The heron is back');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('drafts')))
    .toContain('The heron is back');
  const entry = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[blocking]')?.src ?? '',
  );
  await expect.poll(() => cachedPaths(page)).toContain(new URL(entry).pathname);

  /* Breaks the cached client. */
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) {
      const headers = { 'content-type': 'text/javascript' };
      await (await caches.open(name)).put(address, new Response('this is none', { headers }));
    }
  }, entry);
  watch.expectFailure(/./, /SyntaxError|Unexpected|Failed to load/);
  watch.expectThrown(/Unexpected|unexpected token/);
  await page.reload();
  await expect(page.getByText('Rookery couldn’t start. Please reload the page.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rookery couldn’t start' })).toBeVisible();
  await expect(page).toHaveURL(/\/static\/rescue\.html$/);
  await expect(page.getByRole('textbox', { name: 'Your drafts' })).toHaveValue('The heron is back');
  await page.getByRole('button', { name: 'Clear cached files and try again' }).click();
  await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('The heron is back');
});
