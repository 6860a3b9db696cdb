import { createFigure, type Figure } from '../measure.ts';
import { medianOf, repeatInTurn } from '../tools/medians.ts';
import { withSites } from '../tools/with-sites.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { measureFlood, type FloodResult } from './measure-flood.ts';
import { measureReading, type ScrollMeasurement } from './measure-reading.ts';
import { measureStreamedHeap } from './measure-streamed-heap.ts';

const runs = 3;
const statuses = 500;
/* Just below the maximum length of a feed (feed-page.ts), above which statuses are removed from
   its middle. */
const manyStatuses = 1_980;
const slowFrame = 50;

function shareOfSlow({ frames }: ScrollMeasurement): number {
  return (frames.filter((frame) => frame > slowFrame).length / frames.length) * 100;
}

function percentile95({ frames }: ScrollMeasurement): number {
  const sorted = frames.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

function scrollFigures([floor, client = []]: readonly ScrollMeasurement[][]): Figure[] {
  const compared = (
    name: string,
    unit: string,
    read: (reading: ScrollMeasurement) => number,
    limit?: number,
  ) => {
    const note = `the floor: ${medianOf(floor, read).toFixed(1)} ${unit}`;
    const options = limit === undefined ? { note } : { note, limit };
    return createFigure(name, medianOf(client, read), unit, options);
  };
  const toFloor = (name: string, read: (reading: ScrollMeasurement) => number, note: string) =>
    createFigure(`${name}, to the floor`, medianOf(client, read) / medianOf(floor, read), '×', {
      note,
    });
  const mostNodes = Math.max(...client.map((reading) => reading.mostNodes));
  const { heap = Number.NaN, heapLater = Number.NaN } = client.at(-1) ?? {};
  const slow = `frames over ${slowFrame} ms while scrolling to ${statuses}`;
  return [
    compared(slow, '%', shareOfSlow, 8),
    compared('frame, p95', 'ms', percentile95, 80),
    compared('work for 100 statuses', 'ms', ({ work }) => work),
    toFloor('work for 100 statuses', ({ work }) => work, 'aim: 2.5'),
    toFloor(
      'work for 1,000 px',
      ({ workPerThousandPx }) => workPerThousandPx,
      'a card is more than twice as high as two plain lines',
    ),
    createFigure('maximum number of nodes', mostNodes, '', { limit: 2_500 }),
    createFigure(
      `heap after ${statuses}`,
      medianOf(client, (reading) => reading.heap),
      'MB',
      {
        limit: 20,
      },
    ),
    createFigure(`heap after ${manyStatuses}, to that after ${statuses}`, heapLater / heap, '×', {
      limit: 1.25,
    }),
  ];
}

function floodFigures(floods: readonly FloodResult[] = []): Figure[] {
  const longest = floods.map(({ longestTask }) => longestTask);
  const lost = Math.max(...floods.map(({ sent, rendered }) => sent - rendered));
  return [
    createFigure('flood: events lost of 2,000', lost, '', { must: 0 }),
    createFigure(
      'flood: longest task',
      medianOf(floods, ({ longestTask }) => longestTask),
      'ms',
      {
        limit: 100,
        note: longest.map((task) => task.toFixed(0)).join(', '),
      },
    ),
    createFigure(
      'flood: last event to paint',
      medianOf(floods, ({ late }) => late),
      'ms',
      {
        note: 'aim: 2,000',
      },
    ),
  ];
}

/**
 * Measures scrolling far down a timeline, a flood of new statuses, and the heap with many statuses.
 */
export function measureScrolling(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const { origin } = await open('client');
    const floor = await open('floor');
    return withBrowser(async (browser) => {
      const readings = await repeatInTurn(runs, [
        () => measureReading(browser, `${floor.origin}/main/all`, statuses),
        (run) =>
          measureReading(browser, `${origin}/main/all`, statuses, {
            continueTo: run === runs - 1 ? manyStatuses : undefined,
          }),
      ]);
      const [floods] = await repeatInTurn(runs, [() => measureFlood(browser, origin)]);
      const { early, late } = await measureStreamedHeap(browser, origin);
      return [
        ...scrollFigures(readings),
        ...floodFigures(floods),
        createFigure('heap after 20,000 streamed, to 2,000', late / early, '×', {
          limit: 1.25,
          note: `after 2,000: ${early.toFixed(1)} MB`,
        }),
      ];
    });
  });
}
