import { PageState } from './page-state.ts';
import { expectComplete, ScreenWalk } from './screen-walk.ts';
import { otherRoutes, screenOf, walkedRoutes } from './screens.ts';
import { test } from './walk-test.ts';

/** Defines the tests that click every control of the dialect of this file. */
export function testWalk(server: string): void {
  for (const [group, routes] of Object.entries(walkedRoutes))
    test(`${server}: no control of ${group} fails`, async ({ openGoalContext }, {
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
      for (const route of routes) {
        const report = await new ScreenWalk(
          page,
          state,
          await screenOf(route, context),
          known,
        ).run();
        annotations.push({
          type: `${route}: ${report.clicked.length} controls`,
          description: [...report.clicked, ...report.excluded].join('\n'),
        });
        expectComplete(report);
      }
    });
}
