import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { demoPassword } from '#instance/world/sign-ins.ts';
import { idAfter } from '#lib/id-after.ts';
import { openSlowPage } from './page-numbers.ts';
import { watchFrames } from './watch-frames.ts';

const perSecond = 200;
const seconds = 10;

/** What a flood of live statuses did to a page that stands at the top of its home timeline. */
export interface Flood {
  readonly sent: number;
  /** Those of them that the timeline holds afterwards. */
  readonly kept: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** Milliseconds from the last event until the page showed it. */
  readonly late: number;
}

async function signIn(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  await form.first().locator('input:not([type="password"])').first().fill('mira');
  await form.first().locator('input[type="password"]').fill(demoPassword);
  await form.first().locator('button[type="submit"]').click();
  await page.waitForURL('**/main/friends');
  await page.waitForSelector('article');
}

/** One status after the other, each newer than the last, made of one that the server gave. */
function* made(template: Readonly<Record<string, unknown>>): Generator<string> {
  let id = String(template['id']);
  for (let number = 1; ; number += 1) {
    id = idAfter(id) ?? `${id}0`;
    const status = { ...template, id, reblog: null, content: `<p>event ${number}.</p>` };
    yield JSON.stringify({ event: 'update', stream: ['user'], payload: JSON.stringify(status) });
  }
}

/** Sends statuses down the stream of somebody who reads at the top, faster than anybody can. */
export async function flood(browser: Browser, origin: string): Promise<Flood> {
  const response = await fetch(`${origin}/api/v1/timelines/public?limit=1`);
  const statuses: readonly Readonly<Record<string, unknown>>[] = await response.json();
  const frames = made(statuses[0] ?? {});
  let socket: WebSocketRoute | undefined;
  const { page, close } = await openSlowPage(browser, `${origin}/main/all`, (opening) =>
    opening.routeWebSocket(/\/api\/v1\/streaming/, (opened) => {
      socket = opened;
    }),
  );
  try {
    await signIn(page);
    await page.waitForTimeout(3_000);
    const stop = await watchFrames(page);
    const sent = perSecond * seconds;
    const start = performance.now();
    for (let number = 0; number < sent; number += 1) {
      const wait = start + (number * 1000) / perSecond - performance.now();
      if (wait > 1) await page.waitForTimeout(wait);
      socket?.send(frames.next().value);
    }
    const ended = performance.now();
    await page.getByText(`event ${sent}.`, { exact: true }).waitFor({ timeout: 120_000 });
    const late = performance.now() - ended;
    const { longTasks } = await stop();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await page.getByText('event 1.', { exact: true }).waitFor({ timeout: 30_000 });
    const oldest = page.locator('article', { hasText: 'event 1.' }).last();
    const kept = Number(await oldest.getAttribute('aria-posinset'));
    return { sent, kept, longestTask: Math.max(0, ...longTasks), late };
  } finally {
    await close();
  }
}
