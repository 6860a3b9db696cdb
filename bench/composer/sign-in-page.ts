import type { Browser, Page } from '@playwright/test';
import { fillAsReactSees } from '../../e2e/firefox/fill-as-react-sees.ts';
import { viewport } from '../scrolling/page-numbers.ts';

/** Milliseconds after which deferred work has finished. */
const idleMs = 5_000;

/** Opens a page in which mira is signed in, with the composer beside her timeline. */
export async function signInPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (browser.browserType().name() === 'firefox') fillAsReactSees(page);
  await page.goto(`${origin}/login`);
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill('mira');
  await form.getByLabel('Password', { exact: true }).fill('rookery');
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('form', { name: 'New post' }).waitFor();
  await page.waitForTimeout(idleMs);
  return page;
}
