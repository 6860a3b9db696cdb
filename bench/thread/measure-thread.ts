import { figure, requiredCount, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { openAndClose } from './open-and-close.ts';
import {
  showBare,
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
      const bare: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        bare.push(await showBare(browser, floor.origin, floor.deep, replies));
        for (const look of ['tree', 'linear'] as const) {
          work[look].push(await showTree(browser, origin, deep, look));
        }
      }
      const pages = await openAndClose(browser, origin, small, {
        way: 'onItsPage',
        times,
        warmUps,
      });
      const inline = await openAndClose(browser, origin, small, {
        way: 'inItsPlace',
        times,
        warmUps,
      });
      const ground = median(bare);
      return [
        ...(['tree', 'linear'] as const).flatMap((look): Figure[] => [
          figure(
            `work to show 1,000 replies, ${look}`,
            median(work[look].map(({ untilShown }) => untilShown)),
            'ms',
            `most: 600; the floor: ${ground.toFixed(0)} ms`,
          ),
          figure(
            `work to show 1,000 replies, ${look}, to the floor`,
            median(work[look].map(({ untilShown }) => untilShown)) / ground,
            '×',
          ),
          figure(
            `work until they stand still, ${look}`,
            median(work[look].map(({ untilIdle: untilStill }) => untilStill)),
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
