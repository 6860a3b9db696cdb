import type { PreferenceStore } from './store.ts';

/** Calls `act` each time `read` gives another value of the preferences; gives the way to stop. */
export function followValue<T>(
  { subscribe }: Pick<PreferenceStore, 'subscribe'>,
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
