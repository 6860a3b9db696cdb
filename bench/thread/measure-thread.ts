import { createFigure, type Figure } from '../measure.ts';
import { median, medianOf, repeatInTurn } from '../tools/medians.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { openAndClose, type OpeningMethod } from './open-and-close.ts';
import { measureFloorOpening, measureOpening, type ConversationWork } from './measure-opening.ts';
import { longConversationReplies, withConversations } from './test-conversations.ts';

const runs = 7;
const times = 100;

function workFigures(
  display: string,
  work: readonly ConversationWork[] | undefined,
  floor: number,
): Figure[] {
  const untilShown = medianOf(work, (one) => one.untilShown);
  const untilIdle = medianOf(work, (one) => one.untilIdle);
  const note = `the floor: ${floor.toFixed(0)} ms`;
  return [
    createFigure(`work to show 1,000 replies, ${display}`, untilShown, 'ms', { limit: 600, note }),
    createFigure(`work to show 1,000 replies, ${display}, to the floor`, untilShown / floor, '×'),
    createFigure(`work until rendering has finished, ${display}`, untilIdle, 'ms'),
  ];
}

/** Measures a conversation of a thousand replies, and what opened conversations leave in memory. */
export function measureThread(): Promise<readonly Figure[]> {
  return withConversations((client, floor) =>
    withBrowser(async (browser) => {
      const floorWork: number[] = [];
      const [tree, linear] = await repeatInTurn(runs, [
        async () => {
          floorWork.push(await measureFloorOpening(browser, floor, longConversationReplies));
          return measureOpening(browser, client, 'tree');
        },
        () => measureOpening(browser, client, 'linear'),
      ]);
      const figures = [
        ...workFigures('tree', tree, median(floorWork)),
        ...workFigures('linear', linear, median(floorWork)),
      ];
      for (const method of ['on their pages', 'in a timeline'] satisfies OpeningMethod[]) {
        const left = await openAndClose(browser, client, method, times);
        const by = `left by ${times} conversations ${method}`;
        figures.push(
          createFigure(`listeners ${by}`, left.listeners, '', { must: 0 }),
          createFigure(`detached nodes ${by}`, left.detached, '', { must: 0 }),
        );
      }
      return figures;
    }),
  );
}
