import type { Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { isScript, kilobytes, trafficFigures } from './traffic-figures.ts';
import { visitHouses } from './visit-houses.ts';
import type { Visit } from './visit.ts';

function of(visits: readonly Visit[], read: (visit: Visit) => number): number {
  return median(visits.map(read));
}

/** A time in milliseconds, and how many times the floor's it is. */
function against(
  name: string,
  visits: readonly Visit[],
  floor: readonly Visit[],
  read: (visit: Visit) => number,
): Figure[] {
  const value = of(visits, read);
  const ground = of(floor, read);
  const note = `the floor: ${ground.toFixed(0)} ms`;
  return [
    { name, value: Math.round(value), unit: 'ms', note },
    { name: `${name}, to the floor`, value: value / ground, unit: '×' },
  ];
}

function requestsToFirst(name: string, visits: readonly Visit[], most: number): Figure {
  const value = of(visits, ({ transfersToFirst }) => transfersToFirst.length);
  return { name: `requests to the first status, ${name}`, value, unit: '', note: `most: ${most}` };
}

function scriptKilobytes(visits: readonly Visit[]): number {
  const early = visits.map(({ transfersToFirst }) => transfersToFirst);
  return kilobytes(early, isScript);
}

/** What a visitor's first look at a timeline takes, and a later one. */
export async function measureColdLoad(): Promise<readonly Figure[]> {
  const { floor, preloaded, bare, warm, packedScripts } = await visitHouses();
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
    ...against('first status', preloaded, floor, ({ firstStatus }) => firstStatus),
    ...against('first status, not preloaded', bare, floor, ({ firstStatus }) => firstStatus),
    {
      name: 'blocking until then',
      value: Math.round(of(preloaded, ({ blocking }) => blocking)),
      unit: 'ms',
      note: `the floor: ${of(floor, ({ blocking }) => blocking).toFixed(0)} ms`,
    },
    {
      name: 'first status on a warm start',
      value: Math.round(of(warm, ({ firstStatus }) => firstStatus)),
      unit: 'ms',
      note: 'aim: 500',
    },
    {
      name: 'blocking until then, on a warm start',
      value: Math.round(of(warm, ({ blocking }) => blocking)),
      unit: 'ms',
    },
    ...against('work of the page', preloaded, floor, ({ work }) => work),
    ...trafficFigures(preloaded),
  ];
}
