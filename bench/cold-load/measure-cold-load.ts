import { brotliCompressSync } from 'node:zlib';
import { createFigure, type Figure } from '../measure.ts';
import { medianOf, repeatInTurn } from '../tools/medians.ts';
import { withQuietBrowser } from '../tools/quiet-browser.ts';
import type { Transfer } from '../tools/traffic.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withSites } from '../tools/with-sites.ts';
import { timeFirstVisit } from './time-first-visit.ts';
import { measureVisit, type VisitActivity } from './measure-visit.ts';

const runs = 5;
/**
 * Number of visits that are only timed: each is short and varies with the load, so the median needs
 * many.
 */
const timedVisits = 9;

const preload = (documents: boolean) => ({ preload: { documents, publicTimeline: false } });

const isScript = ({ type }: Transfer): boolean => type === 'Script';

const kilobytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes / 1024, 0);

/** Returns the kilobytes of files after brotli at its highest quality, as in size-budgets.json. */
async function compressedKilobytes(addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses)
    bytes += brotliCompressSync(await (await fetch(address)).bytes()).length;
  return bytes / 1024;
}

/**
 * Returns a time of the client in milliseconds, and its ratio to that of the floor (`bench/floor`).
 */
function comparedFigures<T>(
  name: string,
  [floor, client]: readonly (readonly T[])[],
  read: (one: T) => number,
): Figure[] {
  const [value, floorValue] = [medianOf(client, read), medianOf(floor, read)];
  const note = `the floor: ${floorValue.toFixed(0)} ms`;
  return [
    createFigure(name, Math.round(value), 'ms', { note }),
    createFigure(`${name}, to the floor`, value / floorValue, '×'),
  ];
}

function requestsFigure(name: string, visits: readonly VisitActivity[], limit: number): Figure {
  const value = medianOf(visits, ({ transfersToFirst }) => transfersToFirst.length);
  return createFigure(`requests to the first status, ${name}`, value, '', { limit });
}

/** Returns the traffic until the page was idle, by type, largest first. */
function trafficFigures(visits: readonly VisitActivity[]): Figure[] {
  const traffic = (name: string, matches: (transfer: Transfer) => boolean): Figure => {
    const requests = medianOf(visits, ({ transfers }) => transfers.filter(matches).length);
    const bytes = medianOf(visits, ({ transfers }) => kilobytesOf(transfers.filter(matches)));
    return createFigure(`transferred: ${name}`, bytes, 'KB', { note: `${requests} requests` });
  };
  const types = new Set(visits.flatMap(({ transfers }) => transfers.map(({ type }) => type)));
  return [...types]
    .map((each) => traffic(each, ({ type }) => type === each))
    .toSorted((a, b) => b.value - a.value)
    .concat({ ...traffic('', () => true), name: 'transferred in total' });
}

/** Measures a visitor's first visit to a timeline. */
export function measureColdLoad(): Promise<readonly Figure[]> {
  return withSites('demo', async (open) => {
    const addressOf = async (site: 'client' | 'floor', documents: boolean) =>
      `${(await open(site, preload(documents))).origin}/main/all`;
    const plainList = await addressOf('floor', false);
    const preloading = await addressOf('client', true);
    const requesting = await addressOf('client', false);
    const [floor = [], preloaded = [], notPreloaded = []] = await withBrowser(async (browser) => {
      // The first visit is not part of the results, because the first page of a browser also starts
      // processes of the browser.
      await measureVisit(browser, plainList);
      return repeatInTurn(
        runs,
        [plainList, preloading, requesting].map((address) => () => measureVisit(browser, address)),
      );
    });
    const firstVisits = await withQuietBrowser(async (send) => {
      await timeFirstVisit(send, plainList);
      return repeatInTurn(timedVisits, [
        () => timeFirstVisit(send, plainList),
        () => timeFirstVisit(send, preloading),
      ]);
    });
    const scripts = preloaded[0]?.transfersToFirst.filter(isScript) ?? [];
    const compressed = await compressedKilobytes(scripts.map(({ url }) => url));
    const served = ({ transfersToFirst }: VisitActivity) =>
      kilobytesOf(transfersToFirst.filter(isScript));
    return [
      createFigure('JavaScript to the first status, brotli', compressed, 'KB', { limit: 142 }),
      createFigure('JavaScript to the first status, as served', medianOf(preloaded, served), 'KB', {
        note: `faster brotli, with headers; the floor: ${medianOf(floor, served).toFixed(0)} KB`,
      }),
      requestsFigure('preloaded', preloaded, 12),
      requestsFigure('not preloaded', notPreloaded, 16),
      ...comparedFigures('first status', firstVisits, ({ painted }) => painted),
      ...comparedFigures('blocking until the first status', firstVisits, (one) => one.blocking),
      ...comparedFigures('work of the page', [floor, preloaded], ({ work }) => work),
      ...trafficFigures(preloaded),
    ];
  });
}
