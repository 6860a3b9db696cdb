import type { Browser } from '@playwright/test';
import { cpuFigure, limitedFigure, type Figure } from '../measure.ts';
import { readStatuses, type ScrollMeasurement } from '../scrolling/read-statuses.ts';
import { medianOf } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withSites } from '../tools/with-sites.ts';
import { memberHome } from './member-home.ts';
import { memberWork, type MemberWork } from './member-work.ts';
import { openingWork, type Openings } from './opening-work.ts';
import { visitorStart, type StartWork } from './visitor-start.ts';

const runs = 3;
const visits = 7;
/** Enough statuses for a stable time. */
const statuses = 200;
/** Statuses before and after which the heap is measured. */
const heapStatuses = { first: 500, later: 1_500 };

type Origins = Readonly<Record<'client' | 'floor', string>>;

const toFloor = (value: number, floor: number): string =>
  `× ${(value / floor).toFixed(2)} of the floor`;

/** Visits client and floor in turn, so that changes in the machine's load affect both. */
async function startFigures(browser: Browser, origins: Origins): Promise<Figure[]> {
  const client: StartWork[] = [];
  const floor: StartWork[] = [];
  for (let run = 0; run < visits; run += 1) {
    floor.push(await visitorStart(browser, `${origins.floor}/main/all`));
    client.push(await visitorStart(browser, `${origins.client}/main/all`));
  }
  const figureOf = (name: string, read: (start: StartWork) => number, limit: number): Figure => {
    const value = medianOf(client, read);
    return cpuFigure(name, value, limit, toFloor(value, medianOf(floor, read)));
  };
  return [
    figureOf('visitor, to the first status', ({ toFirstStatus }) => toFirstStatus, 400),
    figureOf('visitor, until idle', ({ untilIdle }) => untilIdle, 550),
  ];
}

async function scrollFigures(browser: Browser, origins: Origins): Promise<Figure[]> {
  const client: ScrollMeasurement[] = [];
  const floor: ScrollMeasurement[] = [];
  const options = { rate: 1 };
  for (let run = 0; run < runs; run += 1) {
    floor.push(await readStatuses(browser, `${origins.floor}/main/all`, statuses, options));
    client.push(await readStatuses(browser, `${origins.client}/main/all`, statuses, options));
  }
  const { first, later } = heapStatuses;
  const { heap, heapLater = Number.NaN } = await readStatuses(
    browser,
    `${origins.client}/main/all`,
    first,
    { ...options, continueTo: later },
  );
  const work = medianOf(client, (reading) => reading.work);
  const floorWork = medianOf(floor, (reading) => reading.work);
  return [
    cpuFigure('scrolling past 100 statuses', work, 2_200, toFloor(work, floorWork)),
    limitedFigure(`heap after ${first} statuses`, heap, 'MB', 9.5),
    limitedFigure(
      'growth of the heap with 1,000 more statuses',
      ((heapLater - heap) / (later - first)) * 1_000,
      'MB',
      2,
    ),
  ];
}

async function memberFigures(browser: Browser, { client }: Origins): Promise<Figure[]> {
  const work: MemberWork[] = [];
  for (let run = 0; run < runs; run += 1) work.push(await memberWork(browser, client));
  const transfers = await memberHome(browser, client);
  const bytes = transfers.reduce((total, transfer) => total + transfer.bytes, 0);
  return [
    cpuFigure(
      'typing 100 letters in the composer dialog',
      medianOf(work, ({ typing }) => typing),
      750,
    ),
    cpuFigure(
      'first opening of the emoji picker',
      medianOf(work, ({ openingPicker }) => openingPicker),
      350,
    ),
    cpuFigure(
      'searching an emoji',
      medianOf(work, ({ searchingEmoji }) => searchingEmoji),
      100,
    ),
    limitedFigure('home of a member, nothing cached: requests', transfers.length, '', 45),
    limitedFigure('home of a member, nothing cached: transferred', bytes / 1024, 'KB', 440),
  ];
}

/** The limits are medians of four runs of the client before the second look (1d5205ad). */
async function openingFigures(browser: Browser, { client }: Origins): Promise<Figure[]> {
  const openings: Openings[] = [];
  for (let run = 0; run < runs; run += 1) openings.push(await openingWork(browser, client));
  const figuresOf = (
    key: keyof Openings,
    name: string,
    limits: { readonly first: number; readonly again: number },
  ): Figure[] => [
    cpuFigure(
      `opening ${name} for the first time`,
      medianOf(openings, (opening) => opening[key].first),
      limits.first,
    ),
    cpuFigure(
      `opening ${name} again`,
      medianOf(openings, (opening) => opening[key].again),
      limits.again,
    ),
  ];
  return [
    ...figuresOf('composer', 'the composer dialog', { first: 111, again: 79 }),
    ...figuresOf('menu', 'the menu of a status', { first: 120, again: 90 }),
    ...figuresOf('settings', 'the settings', { first: 157, again: 95 }),
  ];
}

/** Measures the CPU time of the page's main thread, without slowing the CPU down. */
export function measureCpu(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const origins = { client: await open('client'), floor: await open('floor') };
    return withBrowser(async (browser) => [
      ...(await startFigures(browser, origins)),
      ...(await scrollFigures(browser, origins)),
      ...(await memberFigures(browser, origins)),
      ...(await openingFigures(browser, origins)),
    ]);
  });
}
