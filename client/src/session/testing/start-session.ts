import { createCurrentSession } from '../current-session.ts';
import { createTestEnvironment, type TestEnvironmentOptions } from './test-environment.ts';

export type StartOptions = TestEnvironmentOptions;

/** Starts a session without a page in a test environment. */
export async function startSession(options: StartOptions = {}) {
  const { world, ...around } = await createTestEnvironment(options);
  const { instance, requests, notices } = around;
  const current = createCurrentSession(world);
  return {
    ...around,
    current,
    session: () => current.store.getState(),
    /** Returns all requests so far as texts such as `GET /path`. */
    requestedPaths: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    /** Returns the message keys of the notices on the screen. */
    noticeKeys: () => notices.store.getState().map(({ messageKey }) => messageKey),
    async end() {
      current.store.getState().dispose();
      await instance.close();
    },
  };
}
