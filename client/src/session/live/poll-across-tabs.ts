import { waitBeforeBackgroundRequest } from '#api/pacing.ts';
import type { Session } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';

export interface SharedPoll {
  /** Name of the lock and the channel that the tabs of one viewer share for this poll. */
  readonly name: string;
  /** Interval in milliseconds. */
  readonly intervalMs: number;
  /**
   * Requests, ingests, and returns the message for other tabs, or undefined for none. An `ApiError`
   * is logged.
   */
  readonly fetch: () => Promise<unknown>;
  /** Handles another tab's message. It is unchecked input and must be parsed. */
  readonly onMessage: (message: unknown) => void;
}

/**
 * Polls in one of all tabs with the same sign-in. Each tab sends one request when it starts; then
 * the tab that has the lock polls and sends the results to the others. When it closes, the next tab
 * continues. If tabs cannot communicate, each polls itself.
 */
export async function pollAcrossTabs(
  session: Pick<Session, 'viewerId' | 'tabs' | 'clock' | 'ended' | 'log'>,
  { name, intervalMs, fetch, onMessage }: SharedPoll,
): Promise<void> {
  const { viewerId, tabs, clock, ended } = session;
  const shared = `rookery-${name} ${viewerId}`;
  const channel = tabs?.openChannel(shared);
  /* Time of the last result, here or in another tab. */
  let knownAt = clock.now();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    knownAt = clock.now();
    onMessage(data);
  });
  const pollForAll = async (): Promise<void> => {
    knownAt = clock.now();
    const message = await runInBackground(session, name, fetch);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (message !== undefined && !ended.aborted) channel?.postMessage(message);
  };
  const pollWithLock = async (): Promise<void> => {
    while (!ended.aborted) {
      const rest = knownAt + intervalMs - clock.now();
      /* oxlint-disable no-await-in-loop -- the requests must follow each other with a pause */
      if (rest > 0) await clock.wait(rest, ended);
      else {
        await waitBeforeBackgroundRequest(clock, ended);
        await pollForAll();
      }
      /* oxlint-enable no-await-in-loop */
    }
  };
  try {
    await pollForAll();
    await (tabs ? tabs.locks.request(shared, { signal: ended }, pollWithLock) : pollWithLock());
  } catch (error) {
    /* The promise settles when the session ends. */
    if (!ended.aborted) throw error;
  } finally {
    channel?.close();
  }
}
