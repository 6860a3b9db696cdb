import type { GoalContext } from '../goal-test.ts';
import { PageState } from './page-state.ts';
import { expectComplete, ScreenWalk } from './screen-walk.ts';
import { otherRoutes, screenOf, walkedRoutes, type WalkedRoute } from './screens.ts';
import { statusScreens } from './status-screens.ts';
import { test } from './walk-test.ts';
import type { WalkedScreen } from './walked-screen.ts';

type FindScreens = (context: GoalContext) => Promise<readonly WalkedScreen[]>;

/** Finds the screens of routes one after another, since some are created in the demo world. */
async function screensOf(
  routes: readonly WalkedRoute[],
  context: GoalContext,
): Promise<readonly WalkedScreen[]> {
  const screens: WalkedScreen[] = [];
  // oxlint-disable-next-line no-await-in-loop -- see above
  for (const route of routes) screens.push(await screenOf(route, context));
  return screens;
}

/** What a walk is about. */
type WalkTitle = keyof typeof walkedRoutes | 'the cards of posts';

/** Defines tests that click every control of these screens, in the dialect of this file. */
export function testWalk(server: string, titles: readonly WalkTitle[]): void {
  for (const title of titles) {
    const find: FindScreens =
      title === 'the cards of posts'
        ? statusScreens
        : (context) => screensOf(walkedRoutes[title], context);
    test(`${server}: no control of ${title} fails`, async ({ openGoalContext }, {
      annotations,
    }) => {
      const context = await openGoalContext('viewer');
      const { page } = context;
      annotations.push({
        type: 'routes that no walk opens',
        description: Object.entries(otherRoutes)
          .map(([route, reason]) => `${route}: ${reason}`)
          .join('\n'),
      });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const state = new PageState(page);
      const known = new Set<string>();
      for (const screen of await find(context)) {
        const report = await new ScreenWalk(page, state, screen, known).run();
        annotations.push({
          type: `${screen.name}: ${report.clicked.length} controls`,
          description: [...report.clicked, ...report.excluded].join('\n'),
        });
        expectComplete(report);
      }
    });
  }
}
