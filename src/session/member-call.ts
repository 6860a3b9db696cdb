import { ApiError, isSignedOut } from '#api/api-error.ts';
import { createTransport, type MakeCall, type TransportOptions } from '#api/transport.ts';
import { ServerClock } from '#lib/server-clock.ts';
import type { Log } from './log.ts';

/** The calls of one session, with the token that they are sent with. */
export interface MemberCall {
  readonly call: MakeCall;
  /** Follows the `Date` headers of the responses. */
  readonly serverClock: ServerClock;
  /** Undefined for a visitor. */
  token(): string | undefined;
  /** Nothing is asked any more, but what signs in again. */
  pause(): void;
  /** Goes on with a new token. */
  renew(accessToken: string): void;
}

/** `onSignedOut` is told of every answer that says that the token is no longer good. */
export function createMemberCall(
  { log, ...world }: Omit<TransportOptions, 'token' | 'onTroubles'> & { readonly log: Log },
  accessToken: string | undefined,
  onSignedOut: () => void,
): MemberCall {
  let token = accessToken;
  let isPaused = false;
  const serverClock = new ServerClock();
  /* While paused, only calls that sign in again are sent: without the token that is no longer good. */
  const send = createTransport({
    ...world,
    onDate: serverClock.observe,
    token: () => (isPaused ? undefined : token),
    onTroubles: (row, troubles) =>
      log('unreadable parts of an answer', { path: row.path, troubles }),
  });
  return {
    serverClock,
    async call(row, values) {
      if (isPaused && (row.method === 'GET' || row.who === 'member')) {
        throw new ApiError('unauthorized');
      }
      try {
        return await send(row, values);
      } catch (error) {
        if (token !== undefined && !isPaused && isSignedOut(error)) onSignedOut();
        throw error;
      }
    },
    token: () => token,
    pause() {
      isPaused = true;
    },
    renew(renewed) {
      token = renewed;
      isPaused = false;
    },
  };
}
