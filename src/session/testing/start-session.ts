import { createCurrentSession } from '../current-session.ts';
import { createTestWorld, type TestWorldOptions } from './test-world.ts';

export type StartOptions = TestWorldOptions;

/** A page's session without a page, in a world of the test's own. */
export async function startSession(options: StartOptions = {}) {
  const { world, ...around } = await createTestWorld(options);
  const { instance, requests, notices } = around;
  const current = createCurrentSession(world);
  return {
    ...around,
    current,
    session: () => current.store.getState(),
    /** What was asked, as `GET /path`. */
    asked: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    /** The keys of the notices on screen. */
    told: () => notices.store.getState().map(({ messageKey }) => messageKey),
    async end() {
      current.store.getState().dispose();
      await instance.close();
    },
  };
}
