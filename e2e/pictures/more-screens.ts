import type { BrowserWindow } from '../pages/browser-window.ts';
import { clickFirst, waitUntilStable, type ScreenToShow } from '../pages/screens.ts';

/** Opens the last menu in the first element that matches. */
async function openMenu(browser: BrowserWindow, selector: string): Promise<void> {
  await browser.evaluate((css) => {
    const buttons = document
      .querySelector(css)
      ?.querySelectorAll<HTMLElement>('[aria-haspopup=menu]');
    [...(buttons ?? [])].at(-1)?.click();
  }, selector);
}

/** Opens the first report in the moderation, whose menu exists only in wide windows. */
async function openModeration(browser: BrowserWindow): Promise<void> {
  const width = Number(await browser.evaluate(() => innerWidth));
  const height = Number(await browser.evaluate(() => innerHeight));
  await browser.resize(Math.max(width, 1440), height);
  await waitUntilStable(browser);
  await openMenu(browser, 'header');
  await waitUntilStable(browser);
  await browser.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    items.find(({ innerText }) => /^Moderation|^الإشراف/.test(innerText))?.click();
  });
  await waitUntilStable(browser);
  await clickFirst(browser, 'dialog li button');
  await browser.resize(width, height);
}

/** Screens of which screenshots are taken, but which the tests of all screens do not open. */
export const moreScreens: readonly (ScreenToShow & { readonly account?: string })[] = [
  { name: 'registration', isMember: false, path: '/registration' },
  {
    name: 'menu',
    isMember: true,
    path: '/main/public',
    open: (browser) => openMenu(browser, 'main article'),
  },
  {
    name: 'timelines',
    isMember: true,
    path: '/main/friends',
    open: (browser) => clickFirst(browser, 'main h1 button'),
  },
  { name: 'direct', isMember: true, path: '/users/mira/dms' },
  { name: 'explore', isMember: true, path: '/search' },
  { name: 'filters', isMember: true, path: '/settings#filters' },
  {
    name: 'moderation',
    isMember: true,
    account: 'salma',
    path: '/main/public',
    open: openModeration,
  },
];
