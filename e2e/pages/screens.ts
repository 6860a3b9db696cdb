import type { BrowserWindow } from './browser-window.ts';

export interface ScreenToShow {
  readonly name: string;
  readonly isMember: boolean;
  readonly path: string;
  /** Actions after the page has loaded, such as opening a menu. */
  readonly open?: (browser: BrowserWindow) => Promise<void>;
}

interface Status {
  readonly id: string;
  readonly sensitive: boolean;
  readonly replies_count: number;
  readonly media_attachments: readonly { readonly type: string }[];
}

/** Clicks the first element that matches the selector; does nothing if there is none. */
export async function clickFirst(browser: BrowserWindow, selector: string): Promise<void> {
  await browser.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
}

async function writePost(browser: BrowserWindow): Promise<void> {
  // Opens the dialog with the composer in narrow windows. Wide windows show the composer beside the
  // page and have no such button.
  await clickFirst(browser, 'nav button[class*="bottom-bar_main"]');
  await waitUntilStable(browser);
  await browser.evaluate(async () => {
    const text = document.querySelector<HTMLTextAreaElement>('form textarea');
    const file = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (!text || !file) throw new Error('There is no form.');
    text.focus();
    // Removes the focus, because a blinking caret would differ between screenshots.
    document.execCommand('insertText', false, 'The heron is back, third morning running.');
    text.blur();
    const picture = await (await fetch('/static/icon-512.png')).blob();
    const transfer = new DataTransfer();
    transfer.items.add(new File([picture], 'heron.png', { type: 'image/png' }));
    file.files = transfer.files;
    file.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Returns the screens; some show statuses of the demo world at `origin`. */
export async function listScreens(origin: string): Promise<readonly ScreenToShow[]> {
  const response = await fetch(`${origin}/api/v1/timelines/public?limit=40`);
  const statuses: readonly Status[] = await response.json();
  const most = statuses.toSorted((one, other) => other.replies_count - one.replies_count);
  const images = statuses.filter(
    ({ sensitive, media_attachments: media }) =>
      !sensitive && media.length > 1 && media.every(({ type }) => type === 'image'),
  );
  return [
    { name: 'public', isMember: false, path: '/main/all' },
    { name: 'login', isMember: false, path: '/login' },
    { name: 'about', isMember: false, path: '/about' },
    { name: 'home', isMember: true, path: '/main/friends' },
    { name: 'conversation', isMember: true, path: `/notice/${most[0]?.id}` },
    { name: 'profile', isMember: true, path: '/jun' },
    { name: 'notifications', isMember: true, path: '/mira/notifications' },
    { name: 'composer', isMember: true, path: '/main/friends', open: writePost },
    {
      name: 'media',
      isMember: true,
      path: `/notice/${images[0]?.id}`,
      open: (browser) => clickFirst(browser, 'main article figure a'),
    },
    { name: 'settings', isMember: true, path: '/settings' },
    { name: 'search', isMember: true, path: '/search?query=heron' },
  ];
}

/** Signs in with the form, by default as a member of the demo world. */
export async function signIn(
  browser: BrowserWindow,
  origin: string,
  account = 'mira',
): Promise<void> {
  await browser.goto(`${origin}/login`);
  await waitUntilStable(browser);
  await browser.evaluate((name) => {
    const form = document.querySelector('main form');
    const [username, password] = form?.querySelectorAll('input') ?? [];
    for (const [input, value] of [
      [username, name],
      [password, 'rookery'],
    ] as const) {
      input?.focus();
      document.execCommand('insertText', false, value);
    }
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  }, account);
  await waitUntil(browser, () => location.pathname === '/main/friends');
}

const pollMs = 250;
const timeoutMs = 90_000;

async function waitUntil(browser: BrowserWindow, condition: () => boolean): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await browser.evaluate(condition)) !== true) {
    if (Date.now() > deadline) throw new Error(`Waited too long for ${String(condition)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
}

/** Waits until the visible part is loaded and no longer changes. */
export async function waitUntilStable(browser: BrowserWindow): Promise<void> {
  await browser.evaluate(() => delete document.documentElement.dataset['last']);
  await waitUntil(browser, () => {
    const isMissing = [...document.images].some(
      ({ complete, loading }) => !complete && loading !== 'lazy',
    );
    const busy = '[aria-busy=true], .start-failed, [class*=spinner], [class*=skeleton]';
    const isBusy =
      document.querySelector(busy) !== null || document.querySelector('main h1') === null;
    const root = document.documentElement;
    const now = `${root.scrollHeight} ${document.body.innerText.length} ${document.images.length}`;
    const [seen, count = '0'] = (root.dataset['last'] ?? '').split('|');
    const times = seen === now && !isMissing && !isBusy ? Number(count) + 1 : 0;
    root.dataset['last'] = `${now}|${times}`;
    return times >= 4;
  });
}
