import type { Session } from '../session.ts';

/** Calls `act` each time `read` gives another value of the preferences; gives the way to stop. */
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
 * Runs the stream as the member prefers, and has timelines offer to be loaded anew when what they are
 * asked by changes. Gives the way to stop.
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
  const stops = [
    followValue(preferences, wantsStream, stream),
    followValue(preferences, filters, () => feeds.filtersChanged()),
  ];
  return () => stops.forEach((stop) => stop());
}
