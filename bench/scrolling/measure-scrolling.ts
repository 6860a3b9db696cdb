import { figure, limitedFigure, requiredCount, type Figure } from '../measure.ts';
import { medianOf } from '../tools/median.ts';
import { withSites } from '../tools/with-sites.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { flood, type Flood } from './flood.ts';
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

/**
 * Measures scrolling far down a timeline, a flood of new statuses, and the heap with many statuses.
 */
export function measureScrolling(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const origins = { client: await open('client'), floor: await open('floor') };
    return withBrowser(async (browser) => {
      const floor: ScrollMeasurement[] = [];
      const client: ScrollMeasurement[] = [];
      let heapLater = Number.NaN;
      for (let run = 0; run < runs; run += 1) {
        floor.push(await readStatuses(browser, `${origins.floor}/main/all`, statuses));
        const isLast = run === runs - 1;
        const address = `${origins.client}/main/all`;
        const reading = await readStatuses(browser, address, statuses, {
          continueTo: isLast ? manyStatuses : undefined,
        });
        client.push(reading);
        heapLater = reading.heapLater ?? heapLater;
      }
      const floods: Flood[] = [];
      for (let run = 0; run < runs; run += 1) floods.push(await flood(browser, origins.client));
      const streamedHeap = await measureStreamedHeap(browser, origins.client);
      const work = medianOf(client, (reading) => reading.work);
      const floorWork = medianOf(floor, (reading) => reading.work);
      const workPerThousandPx = medianOf(client, (reading) => reading.workPerThousandPx);
      const floorPerThousandPx = medianOf(floor, (reading) => reading.workPerThousandPx);
      const heap = medianOf(client, (reading) => reading.heap);
      return [
        limitedFigure(
          `frames over ${slowFrame} ms while scrolling to ${statuses}`,
          medianOf(client, shareOfSlow),
          '%',
          8,
          `the floor: ${medianOf(floor, shareOfSlow).toFixed(1)} %`,
        ),
        limitedFigure(
          'frame, p95',
          medianOf(client, percentile95),
          'ms',
          80,
          `the floor: ${medianOf(floor, percentile95).toFixed(0)} ms`,
        ),
        figure('work for 100 statuses', work, 'ms', `the floor: ${floorWork.toFixed(0)} ms`),
        figure('work for 100 statuses, to the floor', work / floorWork, '×', 'aim: 2.5'),
        /*
         * A card is more than twice as high as two plain lines, so the same statuses need more
         * scrolling.
         */
        figure(
          'work for 1,000 px, to the floor',
          workPerThousandPx / floorPerThousandPx,
          '×',
          `${workPerThousandPx.toFixed(0)} ms; the floor: ${floorPerThousandPx.toFixed(0)} ms`,
        ),
        limitedFigure(
          'maximum number of nodes',
          Math.max(...client.map(({ mostNodes }) => mostNodes)),
          '',
          2_500,
        ),
        limitedFigure(`heap after ${statuses}`, heap, 'MB', 20),
        limitedFigure(
          `heap after ${manyStatuses}, to that after ${statuses}`,
          heapLater / (client.at(-1)?.heap ?? Number.NaN),
          '×',
          1.25,
        ),
        requiredCount(
          'flood: events lost of 2,000',
          Math.max(...floods.map(({ sent, kept }) => sent - kept)),
          0,
        ),
        limitedFigure(
          'flood: longest task',
          medianOf(floods, ({ longestTask }) => longestTask),
          'ms',
          100,
          floods.map(({ longestTask }) => longestTask.toFixed(0)).join(', '),
        ),
        figure(
          'flood: last event to paint',
          medianOf(floods, ({ late }) => late),
          'ms',
          'aim: 2,000',
        ),
        limitedFigure(
          'heap after 20,000 streamed, to 2,000',
          streamedHeap.late / streamedHeap.early,
          '×',
          1.25,
          `after 2,000: ${streamedHeap.early.toFixed(1)} MB`,
        ),
      ];
    });
  });
}
