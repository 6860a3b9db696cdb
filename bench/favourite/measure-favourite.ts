import type { Browser } from '@playwright/test';
import { recordedThings } from '@rookery/client/store/testing/recorded-entities.ts';
import { startInstance } from '@rookery/instance/start-instance.ts';
import { figure, requiredCount, type Figure } from '../measure.ts';
import { buildPage } from '../tools/build-page.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';
import type { Outcome, Task } from './task.ts';

const cards = 400;
const fewRows = 5000;
const manyRows = 20_000;
const rounds = 7;

async function runTask(browser: Browser, origin: string, task: Task): Promise<Outcome> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The hosts of the images in recorded statuses no longer exist.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  // Cards update their relative time every minute, which would count as renders of the favourite.
  if (task.kind === 'count') await page.clock.install();
  await page.goto(origin);
  await page.waitForFunction(() => 'runFavouriteTask' in window);
  if (task.kind === 'count') await page.clock.pauseAt(Date.now() + 60_000);
  const outcome = await page.evaluate((given) => window.runFavouriteTask(given), task);
  await context.close();
  if (outcome.mounted !== cards) {
    throw new Error(`${outcome.mounted} of ${cards} cards have a button for favourites`);
  }
  return outcome;
}

function timeFigures({ rows, times }: Outcome): Figure[] {
  if (!times) throw new Error('The page returned no times.');
  const among = `among ${rows.toLocaleString('en')} statuses`;
  return [
    figure(`click to the changed page, ${among}`, times.click, 'ms'),
    figure(`click to completed layout, ${among}`, times.layout, 'ms'),
    figure(
      `click to the ingested response, ${among}`,
      times.settled,
      'ms',
      'mean of all cards, clicked one after another',
    ),
  ];
}

/** Measures the duration of one favourite, and which cards it renders. */
export function measureFavourite(): Promise<readonly Figure[]> {
  return withTempFolder(async (clientDir) => {
    await buildPage('bench/favourite', clientDir);
    const server = await startInstance({ port: 0, clientDir, world: 'empty' });
    const templates = recordedThings().get('status') ?? [];
    const task = { templates, cards, rounds };
    try {
      return await withBrowser(async (browser) => {
        const run = (rows: number, kind: Task['kind']): Promise<Outcome> =>
          runTask(browser, server.origin, { ...task, rows, kind });
        const few = await run(fewRows, 'time');
        const many = await run(manyRows, 'time');
        const { renders } = await run(manyRows, 'count');
        return [
          ...timeFigures(few),
          ...timeFigures(many),
          requiredCount('cards rendered', renders?.cards ?? 0, 1),
          figure(
            'renders of that card',
            renders?.each ?? 0,
            '',
            'for the click, and for the response',
          ),
        ];
      });
    } finally {
      await server.close();
    }
  });
}
