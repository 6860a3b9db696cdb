import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { nextPossibleId } from '@rookery/client/lib/compare-ids.ts';
import { signIn, withPage, type MeasuredPage } from '../tools/measured-page.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A member's page at the top of the home timeline, and functions that control its stream. */
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
    id = nextPossibleId(id) ?? `${id}0`;
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

/** Replaces the stream of a page. Returns a function that sends a frame. */
async function controlStream(page: Page): Promise<(frame: string) => void> {
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/v1\/streaming/, (route) => {
    socket = route;
    // The client treats a connection without pong responses as dead.
    route.onMessage((message) => {
      if (message === 'ping') route.send('pong');
    });
  });
  return (frame) => socket?.send(frame);
}

/** Calls `work` with a member's page at full CPU speed, to whose stream `work` sends statuses. */
export async function withControlledStream<T>(
  browser: Browser,
  origin: string,
  work: (opened: StreamedPage) => Promise<T>,
): Promise<T> {
  const response = await fetch(`${origin}/api/v1/timelines/public?limit=1`);
  const statuses: readonly (Wire & { readonly account: Wire })[] = await response.json();
  const [template] = statuses;
  if (!template) throw new Error('The server returned no status.');
  const frames = streamEvents(template, template.account);
  return withPage(browser, {}, async ({ page, devtools }) => {
    const sendFrame = await controlStream(page);
    await signIn(page, origin);
    return work({
      page,
      devtools,
      send: () => sendFrame(frames.next().value),
      shown: (number) =>
        page.getByText(`event ${number}.`, { exact: true }).waitFor({ timeout: timeoutMs }),
    });
  });
}
