import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { closeContexts, openPage } from '../fixtures/open-page.ts';
import type { Client } from '../pages/client.ts';
import { type DialectName, type DialectWorld, startDialectWorld } from './dialect-world.ts';
import { expectedRefusals } from './expected-refusals.ts';
import { RefusedRequests } from './refused-requests.ts';

/** The client in front of an instance of a dialect. */
export interface GoalContext extends Pick<DialectWorld, 'dialect' | 'origin' | 'viewer' | 'other'> {
  readonly client: Client;
  readonly page: Page;
}

interface Fixtures {
  /**
   * Opens the client, signed in as the viewer or as a visitor. At the end of the test, nothing may be
   * wrong on the page, and no request may have been refused but those that are expected.
   */
  readonly openGoalContext: (who: 'viewer' | 'visitor') => Promise<GoalContext>;
}

interface WorkerFixtures {
  readonly dialect: DialectName;
  readonly world: DialectWorld;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  dialect: ['akkoma', { scope: 'worker', option: true }],
  world: [
    async ({ dialect }, use) => {
      const world = await startDialectWorld(dialect);
      await use(world);
      await world.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  openGoalContext: async ({ browser, world }, use) => {
    const { dialect, origin, viewer, other } = world;
    const refusals = expectedRefusals[dialect];
    const opened: Awaited<ReturnType<typeof openPage>>[] = [];
    const records: RefusedRequests[] = [];
    await use(async (who) => {
      const page = await openPage(browser, {
        baseURL: origin,
        serviceWorkers: 'block',
        ...(who === 'viewer' ? { storageState: await world.signedIn(browser) } : {}),
      });
      opened.push(page);
      records.push(RefusedRequests.over(page.context));
      const { client } = page;
      for (const { path, status } of refusals)
        client.watch.expectFailure(
          new RegExp(`${path}(?:\\?|$)`),
          new RegExp(`status of ${status}`),
        );
      return { dialect, origin, viewer, other, client, page: client.page };
    });
    try {
      for (const { client } of opened) client.watch.expectNothingWrong();
      for (const record of records) record.expectOnly(refusals);
    } finally {
      await closeContexts(opened.map(({ context }) => context));
    }
  },
});
