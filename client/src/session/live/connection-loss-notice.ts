import type { Clock } from '#api/pacing.ts';
import { isBrowserOffline } from '#lib/is-browser-offline.ts';
import type { Notices } from '../notices.ts';

/** Milliseconds of a loss after which a notice is shown: by then new posts may be late. */
const noticeableLoss = 10_000;
/** `replaceKey` of the notices of one loss, which replace each other. */
const replaceKey = 'stream';
/**
 * Milliseconds after which a new connection counts as stable: servers and proxies close some
 * connections immediately.
 */
const steadyAfter = 3_000;

interface ConnectionLossNoticeOptions {
  readonly clock: Clock;
  readonly notices: Notices;
  readonly isJoined: () => boolean;
}

/** Creates functions that show a notice of a longer loss of the stream, and one when it is back. */
export function createConnectionLossNotice({
  clock,
  notices,
  isJoined,
}: ConnectionLossNoticeOptions) {
  let state: 'none' | 'lost' | 'shown' = 'none';
  let joins = 0;
  return {
    /**
     * Call when an open stream was lost. While the browser is offline, a line on the page says so
     * instead of the notice. @param code close code of the socket
     */
    async lost(code: number | undefined): Promise<void> {
      if (state !== 'none') return;
      state = 'lost';
      do {
        // oxlint-disable-next-line no-await-in-loop -- waits again while the browser is offline
        await clock.wait(noticeableLoss);
        if (state !== 'lost') return;
      } while (isBrowserOffline());
      state = isJoined() ? 'none' : 'shown';
      if (state === 'shown')
        notices.raise({
          level: 'error',
          messageKey: 'timeline.socket_broke',
          timeoutMs: 5000,
          replaceKey,
          action: () =>
            notices.raise({
              level: 'info',
              messageKey: 'timeline.socket_closed',
              messageArgs: { code },
              replaceKey,
            }),
        });
    },
    /** Call when the stream is open. */
    async joined(): Promise<void> {
      joins += 1;
      const join = joins;
      if (state === 'none') return;
      await clock.wait(steadyAfter);
      if (join !== joins || !isJoined()) return;
      if (state === 'shown')
        notices.raise({
          level: 'success',
          messageKey: 'timeline.socket_reconnected',
          timeoutMs: 5000,
          replaceKey,
        });
      state = 'none';
    },
    /** Call when the stream has ended for good. */
    ended(): void {
      state = 'none';
    },
  };
}
