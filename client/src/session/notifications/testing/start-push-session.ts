import { onTestFinished } from 'vitest';
import { getPushSubscription } from '@rookery/contract/calls/push.ts';
import { type StartOptions, startSession } from '#session/testing/start-session.ts';

export const deviceAlerts = { mention: true, favourite: false };

/** Starts the session of a member who switched push on. It ends with the test. */
export async function startPushSession(options: StartOptions = {}) {
  const env = await startSession({ signedInAs: 'mira', ...options });
  onTestFinished(() => env.end());
  const session = env.session();
  await session.instanceLoaded;
  session.preferences.set('webPushNotifications', true);
  return {
    ...env,
    session,
    /** Returns the subscription that the server has stored. */
    known: async () => (await env.session().call(getPushSubscription, {})).value,
    posts: () => env.requestedPaths().filter((line) => line === 'POST /api/v1/push/subscription'),
  };
}
