import type { Figure } from '../measure.ts';
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
          {
            name: `work to show 1,000 replies, ${look}`,
            value: median(work[look].map(({ untilShown }) => untilShown)),
            unit: 'ms',
            note: `most: 600; the floor: ${ground.toFixed(0)} ms`,
          },
          {
            name: `work to show 1,000 replies, ${look}, to the floor`,
            value: median(work[look].map(({ untilShown }) => untilShown)) / ground,
            unit: '×',
          },
          {
            name: `work until they stand still, ${look}`,
            value: median(work[look].map(({ untilIdle: untilStill }) => untilStill)),
            unit: 'ms',
          },
        ]),
        {
          name: `listeners left by ${times} conversations on their pages`,
          value: pages.listeners,
          unit: '',
          must: 0,
        },
        {
          name: `detached nodes left by ${times} conversations on their pages`,
          value: pages.detached,
          unit: '',
          must: 0,
        },
        {
          name: `listeners left by ${times} conversations in a timeline`,
          value: inline.listeners,
          unit: '',
          must: 0,
        },
        {
          name: `detached nodes left by ${times} conversations in a timeline`,
          value: inline.detached,
          unit: '',
          must: 0,
        },
      ];
    }),
  );
}
