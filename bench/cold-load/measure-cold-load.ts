import { figure, limitedFigure, type Figure } from '../measure.ts';
import { medianOf } from '../tools/median.ts';
import type { FirstStatus } from './first-status.ts';
import { isScript, kilobytes, trafficFigures } from './traffic-figures.ts';
import { visitSites } from './visit-sites.ts';
import type { Visit } from './visit.ts';

/** Returns a time in milliseconds, and its ratio to the floor's time. */
function compareToFloor<T>(
  name: string,
  all: readonly T[],
  floor: readonly T[],
  read: (one: T) => number,
): Figure[] {
  const value = medianOf(all, read);
  const floorValue = medianOf(floor, read);
  const note = `the floor: ${floorValue.toFixed(0)} ms`;
  return [
    figure(name, Math.round(value), 'ms', note),
    figure(`${name}, to the floor`, value / floorValue, '×'),
  ];
}

function blocking(
  name: string,
  all: readonly FirstStatus[],
  floor: readonly FirstStatus[],
): Figure {
  const note = `the floor: ${medianOf(floor, (one) => one.blocking).toFixed(0)} ms`;
  return figure(name, Math.round(medianOf(all, (one) => one.blocking)), 'ms', note);
}

function requestsToFirst(name: string, visits: readonly Visit[], limit: number): Figure {
  const value = medianOf(visits, ({ transfersToFirst }) => transfersToFirst.length);
  return limitedFigure(`requests to the first status, ${name}`, value, '', limit);
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
  const { visits, firstVisits, repeatVisits, compressedScripts } = await visitSites();
  const { floor, preloaded, notPreloaded } = visits;
  return [
    limitedFigure(
      'JavaScript to the first status, brotli',
      compressedScripts / 1024,
      'KB',
      142,
      'as in the size check',
    ),
    figure(
      'JavaScript to the first status, as served',
      scriptKilobytes(preloaded),
      'KB',
      `faster brotli, with headers; the floor: ${scriptKilobytes(floor).toFixed(0)} KB`,
    ),
    requestsToFirst('preloaded', preloaded, 12),
    requestsToFirst('not preloaded', notPreloaded, 16),
    ...compareToFloor('first status', firstVisits.preloaded, firstVisits.floor, painted),
    ...compareToFloor(
      'first status, not preloaded',
      firstVisits.notPreloaded,
      firstVisits.floor,
      painted,
    ),
    blocking('blocking until the first status', firstVisits.preloaded, firstVisits.floor),
    ...compareToFloor(
      'first status on a warm start',
      repeatVisits.preloaded,
      repeatVisits.floor,
      painted,
    ),
    ...compareToFloor(
      'first usable status on a warm start',
      repeatVisits.preloaded,
      repeatVisits.floor,
      usable,
    ),
    blocking(
      'blocking until the first status on a warm start',
      repeatVisits.preloaded,
      repeatVisits.floor,
    ),
    ...compareToFloor('work of the page', preloaded, floor, ({ work }) => work),
    ...trafficFigures(preloaded),
  ];
}
