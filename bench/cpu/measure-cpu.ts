import type { Browser } from '@playwright/test';
import { createCpuFigure, createFigure, type Figure } from '../measure.ts';
import { measureReading } from '../scrolling/measure-reading.ts';
import { openTimeline, pageWorkMs, signIn, withPage } from '../tools/measured-page.ts';
import { medianOf, repeatInTurn } from '../tools/medians.ts';
import { listenToTraffic, type Transfer } from '../tools/traffic.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withSites } from '../tools/with-sites.ts';
import { measureWindowOpening, measureComposerUse, type WorkByAction } from './member-actions.ts';

const runs = 3;
const visits = 7;
/**
 * The work of scrolling is measured over this number of statuses, with which the result is stable.
 */
const statuses = 200;
/** Numbers of statuses after which the heap is measured. */
const heapStatuses = { first: 500, later: 1_500 };

/** A page counts as idle when it has sent no request for this number of milliseconds. */
const idleMs = 3_000;

const blocked = { serviceWorkers: 'block' } as const;

type Origins = Readonly<Record<'client' | 'floor', string>>;

/**
 * Returns the figure of a CPU time: the median of the client, and its ratio to the median of the
 * floor (a plain list in React, `bench/floor`).
 */
function comparedFigure<T>(
  name: string,
  limit: number,
  [floor, client]: readonly T[][],
  read: (one: T) => number,
): Figure {
  const value = medianOf(client, read);
  return createCpuFigure(
    name,
    value,
    limit,
    `× ${(value / medianOf(floor, read)).toFixed(2)} of the floor`,
  );
}

/** Measures the work of a visit until the first status and until the page is idle. */
function visitorStart(browser: Browser, address: string) {
  return withPage(browser, blocked, async ({ page, devtools }) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('article');
    const toFirstStatus = await pageWorkMs(devtools);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return { toFirstStatus, untilIdle: await pageWorkMs(devtools) };
  });
}

async function startFigures(browser: Browser, { client, floor }: Origins): Promise<Figure[]> {
  const starts = await repeatInTurn(visits, [
    () => visitorStart(browser, `${floor}/main/all`),
    () => visitorStart(browser, `${client}/main/all`),
  ]);
  return [
    comparedFigure('visitor, to the first status', 400, starts, (start) => start.toFirstStatus),
    comparedFigure('visitor, until idle', 550, starts, (start) => start.untilIdle),
  ];
}

async function scrollFigures(browser: Browser, { client, floor }: Origins): Promise<Figure[]> {
  const rate = 1;
  const readings = await repeatInTurn(runs, [
    () => measureReading(browser, `${floor}/main/all`, statuses, { rate }),
    () => measureReading(browser, `${client}/main/all`, statuses, { rate }),
  ]);
  const { first, later } = heapStatuses;
  const { heap, heapLater } = await measureReading(browser, `${client}/main/all`, first, {
    rate,
    continueTo: later,
  });
  const growth = ((heapLater - heap) / (later - first)) * 1_000;
  return [
    comparedFigure('scrolling past 100 statuses', 2_200, readings, ({ work }) => work),
    createFigure(`heap after ${first} statuses`, heap, 'MB', { limit: 9.5 }),
    createFigure('growth of the heap with 1,000 more statuses', growth, 'MB', { limit: 2 }),
  ];
}

/**
 * Returns the requests with which the home timeline starts for a member, in a browser that has
 * stored the sign-in and nothing else.
 */
async function memberHome(browser: Browser, origin: string): Promise<readonly Transfer[]> {
  const storageState = await withPage(browser, blocked, async ({ page }) => {
    await signIn(page, origin);
    return page.context().storageState();
  });
  return withPage(browser, { ...blocked, storageState }, async ({ page, devtools }) => {
    const transfers = await listenToTraffic(devtools);
    await openTimeline(page, `${origin}/`);
    return transfers;
  });
}

/**
 * Limits in milliseconds for actions that are performed for the first time, derived from the
 * medians of four runs at commit 1d5205ad.
 */
const memberLimits: Readonly<Record<string, number>> = {
  'typing 100 letters in the composer dialog': 750,
  'first opening of the emoji picker': 350,
  'searching an emoji': 100,
  'opening the composer dialog for the first time': 111,
  'opening the composer dialog again': 79,
  'opening the menu of a status for the first time': 120,
  'opening the menu of a status again': 90,
  'opening the settings for the first time': 157,
  'opening the settings again': 95,
};

async function memberFigures(browser: Browser, { client }: Origins): Promise<Figure[]> {
  const [work] = await repeatInTurn(runs, [
    async (): Promise<WorkByAction> => ({
      ...(await measureComposerUse(browser, client)),
      ...(await measureWindowOpening(browser, client)),
    }),
  ]);
  const transfers = await memberHome(browser, client);
  const bytes = transfers.reduce((total, transfer) => total + transfer.bytes, 0);
  return [
    ...Object.entries(memberLimits).map(([name, limit]) =>
      createCpuFigure(
        name,
        medianOf(work, (each) => each[name] ?? Number.NaN),
        limit,
      ),
    ),
    createFigure('home of a member, nothing cached: requests', transfers.length, '', { limit: 45 }),
    createFigure('home of a member, nothing cached: transferred', bytes / 1024, 'KB', {
      limit: 440,
    }),
  ];
}

/** Measures the CPU time of the page's main thread, without slowing the CPU down. */
export function measureCpu(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const [client, floor] = [await open('client'), await open('floor')];
    const origins = { client: client.origin, floor: floor.origin };
    return withBrowser(async (browser) => [
      ...(await startFigures(browser, origins)),
      ...(await scrollFigures(browser, origins)),
      ...(await memberFigures(browser, origins)),
    ]);
  });
}
