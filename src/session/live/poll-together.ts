import type { Clock } from '#api/pacing.ts';
import type { Tabs } from './share-socket.ts';

export interface SharedPoll {
  /** Names what is asked for and for whom: tabs with the same name ask together. */
  readonly name: string;
  /** Milliseconds between two times that it is asked for. */
  readonly every: number;
  /** Asks, takes the answer in, and gives what the other tabs are to be told; undefined for nothing. Never rejects. */
  readonly ask: () => Promise<unknown>;
  /** Takes in what another tab was answered; it comes from outside and is to be parsed. */
  readonly hear: (told: unknown) => void;
  readonly tabs: Tabs | undefined;
  readonly clock: Clock;
  readonly ended: AbortSignal;
}

/**
 * Asks now and then in one tab for all of a sign-in. Each asks once as it begins; then whoever holds the
 * lock asks and tells the others, and the next goes on from there when that tab is closed. Where tabs
 * cannot find one another each asks for itself.
 */
export async function pollTogether(poll: SharedPoll): Promise<void> {
  const { name, every, ask, hear, tabs, clock, ended } = poll;
  const channel = tabs?.openChannel(name);
  /* When it was last answered, here or in another tab. */
  let knownAt = clock.now();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    knownAt = clock.now();
    hear(data);
  });
  const askForAll = async (): Promise<void> => {
    knownAt = clock.now();
    const told = await ask();
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
    await (tabs ? tabs.locks.request(name, { signal: ended }, lead) : lead());
  } catch (error) {
    /* Waiting ends with the session. */
    if (!ended.aborted) throw error;
  } finally {
    channel?.close();
  }
}
