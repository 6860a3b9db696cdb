import type { Session } from '../session.ts';

/** Calls `act` whenever `read` returns another value. Returns a function that unsubscribes. */
function followValue<T>(
  { subscribe }: Session['preferences'],
  read: () => T,
  act: (value: T) => void,
): () => void {
  let known = read();
  return subscribe(() => {
    const now = read();
    if (now === known) return;
    known = now;
    act(now);
  });
}

/**
 * Starts and stops the stream when its preference changes, and marks timelines as stale when a
 * filter of their requests changes. Returns a function that unsubscribes.
 */
export function applyPreferenceChanges({
  preferences,
  feeds,
  live,
}: Pick<Session, 'preferences' | 'feeds' | 'live'>): () => void {
  const stream = (isWanted: boolean): void => {
    if (isWanted) live?.start();
    else live?.stop();
  };
  const wantsStream = (): boolean => preferences.get('useStreamingApi');
  const filters = (): string => preferences.get('replyVisibility');
  stream(wantsStream());
  const unsubscribers = [
    followValue(preferences, wantsStream, stream),
    followValue(preferences, filters, () => feeds.markAllStale()),
  ];
  return () => unsubscribers.forEach((stop) => stop());
}
