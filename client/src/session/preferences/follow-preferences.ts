import type { Session } from '../session.ts';

/** Calls `act` when the result of `read` changes. Returns a function that unsubscribes. */
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
 * Starts and stops the stream by preference, and marks timelines as stale when their request
 * filters change. Returns a function that unsubscribes.
 */
export function followPreferences({
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
