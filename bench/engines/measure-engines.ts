import type { Browser } from '@playwright/test';
import { readFirstStatus, resultExpression, watchScript } from '../cold-load/first-status.ts';
import { typeInBoth } from '../composer/type-keys.ts';
import { figure, limitedFigure, type Figure } from '../measure.ts';
import { scrollDown } from '../scrolling/scroll-down.ts';
import { viewport } from '../scrolling/page-numbers.ts';
import { browserCpuMs } from '../tools/cpu-time.ts';
import { median } from '../tools/median.ts';
import { withSites } from '../tools/with-sites.ts';
import { withEngine, type MeasuredEngine } from './with-engine.ts';

const engines: readonly MeasuredEngine[] = ['Chromium', 'Firefox'];
const visits = 9;
const scrolls = 3;
const statuses = 150;

/** Medians of the client, as ratios to the floor (typing: to a plain textarea). */
interface EngineRatios {
  readonly firstStatus: number;
  readonly scrolling: number;
  readonly typing: number;
}

/** Milliseconds until the first status is painted, in a new context. */
async function firstStatusMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchScript);
    await page.goto(address);
    return readFirstStatus(await page.evaluate(resultExpression)).painted;
  } finally {
    await context.close();
  }
}

/** CPU milliseconds of the browser to scroll down a timeline. */
async function scrollingMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('article');
    await page.waitForLoadState('networkidle');
    const before = browserCpuMs();
    await scrollDown(page, statuses);
    return browserCpuMs() - before;
  } finally {
    await context.close();
  }
}

/** Measures client and floor in turn, so that changes in the machine's load affect both. */
async function ratioToFloor(
  runs: number,
  measure: (site: 'client' | 'floor') => Promise<number>,
): Promise<number> {
  const client: number[] = [];
  const floor: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    floor.push(await measure('floor'));
    client.push(await measure('client'));
  }
  return median(client) / median(floor);
}

async function measureEngine(
  engine: MeasuredEngine,
  origins: Readonly<Record<'client' | 'floor', string>>,
): Promise<EngineRatios> {
  return withEngine(engine, async (browser) => {
    const address = (site: 'client' | 'floor'): string => `${origins[site]}/main/all`;
    // The first page of a browser also starts its processes.
    await firstStatusMs(browser, address('floor'));
    const { composer, textarea } = await typeInBoth(browser, origins.client);
    return {
      firstStatus: await ratioToFloor(visits, (site) => firstStatusMs(browser, address(site))),
      scrolling: await ratioToFloor(scrolls, (site) => scrollingMs(browser, address(site))),
      typing: median(composer) / median(textarea),
    };
  });
}

const titles: Readonly<Record<keyof EngineRatios, string>> = {
  firstStatus: 'first status, to the floor',
  scrolling: 'CPU of the browser while scrolling, to the floor',
  typing: 'keystroke to paint, median, to a plain textarea',
};

/** Measures the main figures in both engines that can be measured without DevTools. */
export function measureEngines(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const origins = { client: await open('client'), floor: await open('floor') };
    const ratios: Partial<Record<MeasuredEngine, EngineRatios>> = {};
    for (const engine of engines) ratios[engine] = await measureEngine(engine, origins);
    return (['firstStatus', 'scrolling', 'typing'] as const).flatMap((name): Figure[] => {
      const values = engines.map((engine) => ratios[engine]?.[name] ?? Number.NaN);
      const [inChromium = Number.NaN, inFirefox = Number.NaN] = values;
      return [
        ...engines.map((engine, index) =>
          figure(`${engine}: ${titles[name]}`, values[index] ?? Number.NaN, '×'),
        ),
        limitedFigure(`Firefox to Chromium: ${titles[name]}`, inFirefox / inChromium, '×', 1.5),
      ];
    });
  });
}
