import type { Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import type { FirstStatus } from './first-status.ts';
import { isScript, kilobytes, trafficFigures } from './traffic-figures.ts';
import { visitSites } from './visit-sites.ts';
import type { Visit } from './visit.ts';

function of<T>(all: readonly T[], read: (one: T) => number): number {
  return median(all.map(read));
}

/** Returns a time in milliseconds, and its ratio to the floor's time. */
function compareToFloor<T>(
  name: string,
  all: readonly T[],
  floor: readonly T[],
  read: (one: T) => number,
): Figure[] {
  const value = of(all, read);
  const floorValue = of(floor, read);
  const note = `the floor: ${floorValue.toFixed(0)} ms`;
  return [
    { name, value: Math.round(value), unit: 'ms', note },
    { name: `${name}, to the floor`, value: value / floorValue, unit: '×' },
  ];
}

function blocked(one: FirstStatus): number {
  return one.blocking;
}

function blocking(
  name: string,
  all: readonly FirstStatus[],
  floor: readonly FirstStatus[],
): Figure {
  const note = `the floor: ${of(floor, blocked).toFixed(0)} ms`;
  return { name, value: Math.round(of(all, blocked)), unit: 'ms', note };
}

function requestsToFirst(name: string, visits: readonly Visit[], most: number): Figure {
  const value = of(visits, ({ transfersToFirst }) => transfersToFirst.length);
  return { name: `requests to the first status, ${name}`, value, unit: '', note: `most: ${most}` };
}

function scriptKilobytes(visits: readonly Visit[]): number {
  const early = visits.map(({ transfersToFirst }) => transfersToFirst);
  return kilobytes(early, isScript);
}

function painted(one: FirstStatus): number {
  return one.painted;
}

function usable(one: FirstStatus): number {
  return one.usable;
}

/** Measures a visitor's first visit to a timeline, and a later one. */
export async function measureColdLoad(): Promise<readonly Figure[]> {
  const { visits, firstVisits, repeatVisits: looksAgain, packedScripts } = await visitSites();
  const { floor, preloaded, bare } = visits;
  return [
    {
      name: 'JavaScript to the first status, brotli',
      value: packedScripts / 1024,
      unit: 'KB',
      note: 'aim: 130, most: 150; as in the size check',
    },
    {
      name: 'JavaScript to the first status, as served',
      value: scriptKilobytes(preloaded),
      unit: 'KB',
      note: `a quicker brotli, and headers; the floor: ${scriptKilobytes(floor).toFixed(0)} KB`,
    },
    requestsToFirst('preloaded', preloaded, 12),
    requestsToFirst('not preloaded', bare, 16),
    ...compareToFloor('first status', firstVisits.preloaded, firstVisits.floor, painted),
    ...compareToFloor('first status, not preloaded', firstVisits.bare, firstVisits.floor, painted),
    blocking('blocking until then', firstVisits.preloaded, firstVisits.floor),
    ...compareToFloor(
      'first status on a warm start',
      looksAgain.preloaded,
      looksAgain.floor,
      painted,
    ),
    ...compareToFloor('first status to use, warm', looksAgain.preloaded, looksAgain.floor, usable),
    blocking('blocking until then, on a warm start', looksAgain.preloaded, looksAgain.floor),
    ...compareToFloor('work of the page', preloaded, floor, ({ work }) => work),
    ...trafficFigures(preloaded),
  ];
}
