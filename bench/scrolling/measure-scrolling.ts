import type { Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { flood, type Flood } from './flood.ts';
import { withLargeInstances } from './large-instances.ts';
import { readStatuses, type ScrollMeasurement } from './read-statuses.ts';
import { measureStreamedHeap } from './measure-streamed-heap.ts';

const runs = 3;
const statuses = 500;
/* Just below the limit of a feed (feed-page.ts), above which its middle is removed. */
const manyStatuses = 1_980;
const slowFrame = 50;

function shareOfSlow({ frames }: ScrollMeasurement): number {
  return (frames.filter((frame) => frame > slowFrame).length / frames.length) * 100;
}

function percentile95({ frames }: ScrollMeasurement): number {
  const sorted = frames.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

function of(
  readings: readonly ScrollMeasurement[],
  read: (reading: ScrollMeasurement) => number,
): number {
  return median(readings.map(read));
}

/**
 * Measures scrolling far down a timeline, a flood of new statuses, and the heap with many statuses.
 */
export function measureScrolling(): Promise<readonly Figure[]> {
  return withLargeInstances((origins) =>
    withBrowser(async (browser) => {
      const floor: ScrollMeasurement[] = [];
      const client: ScrollMeasurement[] = [];
      let heapLater = Number.NaN;
      for (let run = 0; run < runs; run += 1) {
        floor.push(await readStatuses(browser, `${origins.floor}/main/all`, statuses));
        const isLast = run === runs - 1;
        const address = `${origins.client}/main/all`;
        const reading = await readStatuses(
          browser,
          address,
          statuses,
          isLast ? manyStatuses : undefined,
        );
        client.push(reading);
        heapLater = reading.heapLater ?? heapLater;
      }
      const floods: Flood[] = [];
      for (let run = 0; run < runs; run += 1) floods.push(await flood(browser, origins.client));
      const held = await measureStreamedHeap(browser, origins.client);
      const work = of(client, (reading) => reading.work);
      const ground = of(floor, (reading) => reading.work);
      const workOnTheWay = of(client, (reading) => reading.workOnTheWay);
      const groundOnTheWay = of(floor, (reading) => reading.workOnTheWay);
      const heap = of(client, (reading) => reading.heap);
      return [
        {
          name: `frames over ${slowFrame} ms on the way to ${statuses}`,
          value: of(client, shareOfSlow),
          unit: '%',
          note: `most: 8; the floor: ${of(floor, shareOfSlow).toFixed(1)} %`,
        },
        {
          name: 'frame, 95 of 100 are shorter',
          value: of(client, percentile95),
          unit: 'ms',
          note: `most: 80; the floor: ${of(floor, percentile95).toFixed(0)} ms`,
        },
        {
          name: 'work for 100 statuses',
          value: work,
          unit: 'ms',
          note: `the floor: ${ground.toFixed(0)} ms`,
        },
        {
          name: 'work for 100 statuses, to the floor',
          value: work / ground,
          unit: '×',
          note: 'aim: 2.5',
        },
        /*
         * A card is more than twice as high as two plain lines, so the same statuses need more
         * scrolling.
         */
        {
          name: 'work for 1,000 px, to the floor',
          value: workOnTheWay / groundOnTheWay,
          unit: '×',
          note: `${workOnTheWay.toFixed(0)} ms; the floor: ${groundOnTheWay.toFixed(0)} ms`,
        },
        {
          name: 'nodes at most',
          value: Math.max(...client.map(({ mostNodes }) => mostNodes)),
          unit: '',
          note: 'most: 2,500',
        },
        { name: `heap after ${statuses}`, value: heap, unit: 'MB', note: 'most: 20' },
        {
          name: `heap after ${manyStatuses}, to that`,
          value: heapLater / (client.at(-1)?.heap ?? Number.NaN),
          unit: '×',
          note: 'most: 1.25',
        },
        {
          name: 'flood: events lost of 2,000',
          value: Math.max(...floods.map(({ sent, kept }) => sent - kept)),
          unit: '',
          must: 0,
        },
        {
          name: 'flood: longest task',
          value: median(floods.map(({ longestTask }) => longestTask)),
          unit: 'ms',
          note: `most: 100; ${floods.map(({ longestTask }) => longestTask.toFixed(0)).join(', ')}`,
        },
        {
          name: 'flood: the last one shows after',
          value: median(floods.map(({ late }) => late)),
          unit: 'ms',
          note: 'aim: 2,000',
        },
        {
          name: 'heap after 20,000 streamed, to 2,000',
          value: held.late / held.early,
          unit: '×',
          note: `most: 1.25; after 2,000: ${held.early.toFixed(1)} MB`,
        },
      ];
    }),
  );
}
