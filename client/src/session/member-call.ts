import { ApiError, isSignedOut } from '#api/api-error.ts';
import { createTransport, type MakeCall, type TransportOptions } from '#api/transport.ts';
import { ServerClock } from '#lib/server-clock.ts';
import type { Log } from './log.ts';

/**
 * Creates the calls of a session, with its token. `onSignedOut` is called for every response that rejects the
 * token.
 */
export function createMemberCall(
  {
    log,
    ...environment
  }: Omit<TransportOptions, 'token' | 'onParseIssues'> & { readonly log: Log },
  accessToken: string | undefined,
  onSignedOut: () => void,
) {
  let token = accessToken;
  let isPaused = false;
  const serverClock = new ServerClock();
  /* While paused, only sign-in calls are sent, without the invalid token. */
  const send = createTransport({
    ...environment,
    onDate: serverClock.observe,
    token: () => (isPaused ? undefined : token),
    onParseIssues: (row, issues) =>
      log('unreadable parts of a response', { path: row.path, issues }),
  });
  const call: MakeCall = async (row, values) => {
    if (isPaused && (row.method === 'GET' || row.caller === 'member')) {
      throw new ApiError('unauthorized');
    }
    try {
      return await send(row, values);
    } catch (error) {
      if (token !== undefined && !isPaused && isSignedOut(error)) onSignedOut();
      throw error;
    }
  };
  return {
    call,
    /** Follows the `Date` headers of the responses. */
    serverClock,
    /** Undefined for a visitor. */
    token: () => token,
    /** Blocks all calls except those that sign in. */
    pause() {
      isPaused = true;
    },
    /** Continues with a new token. */
    renew(renewed: string) {
      token = renewed;
      isPaused = false;
    },
  };
}
