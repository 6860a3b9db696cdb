import { createCurrentSession } from '../current-session.ts';
import { createTestWorld, type TestWorldOptions } from './test-world.ts';

export type StartOptions = TestWorldOptions;

/** Starts a session without a page in a test environment. */
export async function startSession(options: StartOptions = {}) {
  const { world, ...around } = await createTestWorld(options);
  const { instance, requests, notices } = around;
  const current = createCurrentSession(world);
  return {
    ...around,
    current,
    session: () => current.store.getState(),
    /** The requests as `GET /path`. */
    asked: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    /** The message keys of the visible notices. */
    told: () => notices.store.getState().map(({ messageKey }) => messageKey),
    async end() {
      current.store.getState().dispose();
      await instance.close();
    },
  };
}
