import type { Browser, WebSocketRoute } from '@playwright/test';
import { demoPassword } from '@rookery/instance/seed/sign-ins.ts';
import { idAfter } from '@rookery/client/lib/compare-ids.ts';
import { openMeasuredPage, type MeasuredPage } from './page-numbers.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A member's page at the top of the home timeline, and functions to stream statuses to it. */
export interface StreamedPage extends MeasuredPage {
  /** Streams the next status: "event 1.", "event 2." and so on. */
  readonly send: () => void;
  /** Waits until the page shows the event with this number. */
  readonly shown: (number: number) => Promise<void>;
}

const timeoutMs = 120_000;

/**
 * Yields statuses based on one from the server, each newer than the last and by another account.
 */
function* streamEvents(template: Wire, account: Wire): Generator<string> {
  let id = String(template['id']);
  for (let number = 1; ; number += 1) {
    id = idAfter(id) ?? `${id}0`;
    const status = {
      ...template,
      id,
      account: { ...account, id: `${String(account['id'])}x${number}` },
      reblog: null,
      content: `<p>event ${number}.</p>`,
    };
    yield JSON.stringify({ event: 'update', stream: ['user'], payload: JSON.stringify(status) });
  }
}

/** Signs a member in on a slowed-down page whose stream the benchmark controls. */
export async function openStreamedPage(browser: Browser, origin: string): Promise<StreamedPage> {
  const response = await fetch(`${origin}/api/v1/timelines/public?limit=1`);
  const statuses: readonly (Wire & { readonly account: Wire })[] = await response.json();
  const [template] = statuses;
  if (!template) throw new Error('The server returned no status.');
  const frames = streamEvents(template, template.account);
  let socket: WebSocketRoute | undefined;
  const opened = await openMeasuredPage(browser, `${origin}/main/all`, {
    prepare: (opening) =>
      opening.routeWebSocket(/\/api\/v1\/streaming/, (route) => {
        socket = route;
        /* The client treats a connection without pong responses as dead. */
        route.onMessage((message) => {
          if (message === 'ping') route.send('pong');
        });
      }),
  });
  const { page } = opened;
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  await form.first().locator('input:not([type="password"])').first().fill('mira');
  await form.first().locator('input[type="password"]').fill(demoPassword);
  await form.first().locator('button[type="submit"]').click();
  await page.waitForURL('**/main/friends');
  await page.waitForSelector('article');
  await page.waitForTimeout(3_000);
  return {
    ...opened,
    send: () => socket?.send(frames.next().value),
    shown: (number) =>
      page.getByText(`event ${number}.`, { exact: true }).waitFor({ timeout: timeoutMs }),
  };
}
