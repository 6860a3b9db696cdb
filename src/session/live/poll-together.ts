import type { Session } from '../session.ts';
import { unawaited } from '../unawaited.ts';

export interface SharedPoll {
  /** Names what is asked for: the tabs of a viewer ask together. */
  readonly name: string;
  /** Milliseconds between two times that it is asked for. */
  readonly every: number;
  /** Asks, takes the answer in, and gives what the other tabs are to be told; undefined for nothing. An `ApiError` is logged. */
  readonly ask: () => Promise<unknown>;
  /** Takes in what another tab was answered; it comes from outside and is to be parsed. */
  readonly hear: (told: unknown) => void;
}

/**
 * Asks now and then in one tab for all of a sign-in. Each asks once as it begins; then whoever holds the
 * lock asks and tells the others, and the next goes on from there when that tab is closed. Where tabs
 * cannot find one another each asks for itself.
 */
export async function pollTogether(
  session: Pick<Session, 'viewerId' | 'tabs' | 'clock' | 'ended' | 'log'>,
  { name, every, ask, hear }: SharedPoll,
): Promise<void> {
  const { viewerId, tabs, clock, ended } = session;
  const shared = `rookery-${name} ${viewerId}`;
  const channel = tabs?.openChannel(shared);
  /* When it was last answered, here or in another tab. */
  let knownAt = clock.now();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    knownAt = clock.now();
    hear(data);
  });
  const askForAll = async (): Promise<void> => {
    knownAt = clock.now();
    const told = await unawaited(session, name, ask);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (told !== undefined && !ended.aborted) channel?.postMessage(told);
  };
  const lead = async (): Promise<void> => {
    while (!ended.aborted) {
      const rest = knownAt + every - clock.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await (rest > 0 ? clock.wait(rest, ended) : askForAll());
    }
  };
  try {
    await askForAll();
    await (tabs ? tabs.locks.request(shared, { signal: ended }, lead) : lead());
  } catch (error) {
    /* Waiting ends with the session. */
    if (!ended.aborted) throw error;
  } finally {
    channel?.close();
  }
}
