import { ApiError, isSignedOutError } from '#api/api-error.ts';
import { createTransport, type MakeCall, type TransportOptions } from '#api/transport.ts';
import { ServerClock } from '#lib/server-clock.ts';
import type { AbsentCalls } from './absent-calls.ts';
import type { Log } from './log.ts';

/**
 * Creates the calls of a session, with its token. `onSignedOut` is called for every response that rejects the
 * token, `onForbidden` for every other 403.
 */
export function createMemberCall(
  {
    log,
    ...environment
  }: Omit<TransportOptions, 'token' | 'onParseIssues'> & { readonly log: Log },
  accessToken: string | undefined,
  on: { readonly onSignedOut: () => void; readonly onForbidden: (error: ApiError) => void },
  absentCalls: AbsentCalls,
) {
  let token = accessToken;
  let isPaused = false;
  const serverClock = new ServerClock();
  /* While the session is paused, only calls for signing in are sent, without the invalid token. */
  const send = createTransport({
    ...environment,
    onDate: serverClock.observe,
    token: () => (isPaused ? undefined : token),
    onParseIssues: (row, issues) =>
      log('unreadable parts of a response', { path: row.path, issues }),
  });
  const call: MakeCall = async (row, values) => {
    if (isPaused && !values.isSignIn && (row.method === 'GET' || row.caller === 'member')) {
      throw new ApiError('unauthorized');
    }
    try {
      return await absentCalls.send(row, () => send(row, values));
    } catch (error) {
      if (token !== undefined && !isPaused) {
        if (isSignedOutError(error)) on.onSignedOut();
        else if (error instanceof ApiError && error.kind === 'forbidden') on.onForbidden(error);
      }
      throw error;
    }
  };
  return {
    call,
    /** The clock of the server, estimated from the `Date` headers of its responses. */
    serverClock,
    /** Returns the token; undefined for a visitor. */
    token: () => token,
    /** Rejects all calls from now on, except those for signing in. */
    pause() {
      isPaused = true;
    },
    /** Sends calls again, with a new token. */
    renew(renewed: string) {
      token = renewed;
      isPaused = false;
    },
  };
}
