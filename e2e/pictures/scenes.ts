import type { Page } from '@playwright/test';

export type Role = 'visitor' | 'mira' | 'salma';

/** A scene of the design. Names of controls differ by language, so they are found by structure. */
export interface Scene {
  readonly name: string;
  readonly role: Role;
  readonly path: string;
  /** What is done after the page has loaded. */
  readonly open?: (page: Page) => Promise<void>;
}

async function openComposer(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const field = page.locator('dialog form textarea').first();
  await field.fill('The heron is back, third morning running.');
  await page
    .locator('dialog form input[type=file]')
    .setInputFiles('client/public/static/icon-512.png');
}

async function openPostMenu(page: Page): Promise<void> {
  await page.locator('main article').first().locator('[aria-haspopup=menu]').last().click();
}

async function openModeration(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('header').first().locator('[aria-haspopup=menu]').last().click();
  await page.locator('[role=menuitem]', { hasText: /^Moderation|^الإشراف/ }).click();
  await page.locator('dialog li button').first().click();
  if (size) await page.setViewportSize(size);
}

/** Returns the scenes, with statuses of the demo world at `origin`. */
export async function listScenes(origin: string): Promise<readonly Scene[]> {
  const response = await fetch(`${origin}/api/v1/timelines/public?limit=40`);
  const statuses: readonly { readonly id: string; readonly replies_count: number }[] =
    await response.json();
  const most = statuses.toSorted((one, other) => other.replies_count - one.replies_count);
  return [
    { name: 'visitor', role: 'visitor', path: '/about' },
    { name: 'registration', role: 'visitor', path: '/registration' },
    { name: 'login', role: 'visitor', path: '/login' },
    { name: 'home', role: 'mira', path: '/main/friends' },
    { name: 'composer', role: 'mira', path: '/main/friends', open: openComposer },
    { name: 'menu', role: 'mira', path: '/main/public', open: openPostMenu },
    {
      name: 'timelines',
      role: 'mira',
      path: '/main/friends',
      open: (page) => page.locator('main h1 button').click(),
    },
    { name: 'conversation', role: 'mira', path: `/notice/${most[0]?.id}` },
    { name: 'direct', role: 'mira', path: '/users/mira/dms' },
    { name: 'notifications', role: 'mira', path: '/mira/notifications' },
    { name: 'profile', role: 'mira', path: '/jun' },
    { name: 'explore', role: 'mira', path: '/search' },
    { name: 'settings', role: 'mira', path: '/settings' },
    { name: 'filters', role: 'mira', path: '/settings#filters' },
    { name: 'moderation', role: 'salma', path: '/main/public', open: openModeration },
  ];
}
