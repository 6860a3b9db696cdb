import { figure, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import type { Transfer } from './traffic.ts';
import type { Visit } from './visit.ts';

type IsCounted = (transfer: Transfer) => boolean;

export function isScript({ type }: Transfer): boolean {
  return type === 'Script';
}

/** Returns the kilobytes on the wire, as the median of the visits. */
export function kilobytes(visits: readonly (readonly Transfer[])[], matches: IsCounted): number {
  return median(
    visits.map((transfers) =>
      transfers.filter(matches).reduce((total, { bytes }) => total + bytes / 1024, 0),
    ),
  );
}

/** Returns the traffic until the page was idle, by type, largest first. */
export function trafficFigures(visits: readonly Visit[]): Figure[] {
  const all = visits.map(({ transfers }) => transfers);
  const traffic = (name: string, matches: IsCounted): Figure => {
    const requests = median(all.map((transfers) => transfers.filter(matches).length));
    return figure(name, kilobytes(all, matches), 'KB', `${requests} requests`);
  };
  return [...new Set(all.flat().map(({ type }) => type))]
    .map((each) => traffic(`transferred: ${each}`, ({ type }) => type === each))
    .toSorted((a, b) => b.value - a.value)
    .concat(traffic('transferred in total', () => true));
}
