import { figure, limitedFigure, requiredCount, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { openAndClose } from './open-and-close.ts';
import {
  showOnFloor,
  showTree,
  type ConversationDisplay,
  type ConversationWork,
} from './show-tree.ts';
import { replies, withConversations } from './test-conversations.ts';

const runs = 7;
const times = 100;
const warmUps = 20;

/** Measures a conversation of a thousand replies, and what opened conversations leave in memory. */
export function measureThread(): Promise<readonly Figure[]> {
  return withConversations(({ origin, deep, small, floor }) =>
    withBrowser(async (browser) => {
      const work: Record<ConversationDisplay, ConversationWork[]> = { tree: [], linear: [] };
      const floorWork: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        floorWork.push(await showOnFloor(browser, floor.origin, floor.deep, replies));
        for (const display of ['tree', 'linear'] as const) {
          work[display].push(await showTree(browser, origin, deep, display));
        }
      }
      const pages = await openAndClose(browser, origin, small, {
        method: 'onOwnPage',
        times,
        warmUps,
      });
      const inline = await openAndClose(browser, origin, small, {
        method: 'inTimeline',
        times,
        warmUps,
      });
      const floorMedian = median(floorWork);
      return [
        ...(['tree', 'linear'] as const).flatMap((display): Figure[] => [
          limitedFigure(
            `work to show 1,000 replies, ${display}`,
            median(work[display].map(({ untilShown }) => untilShown)),
            'ms',
            600,
            `the floor: ${floorMedian.toFixed(0)} ms`,
          ),
          figure(
            `work to show 1,000 replies, ${display}, to the floor`,
            median(work[display].map(({ untilShown }) => untilShown)) / floorMedian,
            '×',
          ),
          figure(
            `work until rendering has finished, ${display}`,
            median(work[display].map(({ untilIdle }) => untilIdle)),
            'ms',
          ),
        ]),
        requiredCount(
          `listeners left by ${times} conversations on their pages`,
          pages.listeners,
          0,
        ),
        requiredCount(
          `detached nodes left by ${times} conversations on their pages`,
          pages.detached,
          0,
        ),
        requiredCount(
          `listeners left by ${times} conversations in a timeline`,
          inline.listeners,
          0,
        ),
        requiredCount(
          `detached nodes left by ${times} conversations in a timeline`,
          inline.detached,
          0,
        ),
      ];
    }),
  );
}
