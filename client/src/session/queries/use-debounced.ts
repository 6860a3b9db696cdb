import { useEffect, useState } from 'react';
import { useSession } from '#session/session-context.ts';

/**
 * Returns a value after it has not changed for `delay` milliseconds, such as a search text while
 * somebody types. `settle` returns the current value at once. Until the first delay has passed, the
 * result is `initial`, by default the value itself.
 */
export function useDebounced<T>(
  value: T,
  delay: number,
  initial: T = value,
): readonly [settled: T, settle: () => void] {
  const { clock } = useSession();
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    if (settled === value) return undefined;
    const changed = new AbortController();
    clock.wait(delay, changed.signal).then(
      () => setSettled(value),
      () => undefined,
    );
    return () => changed.abort();
  }, [clock, delay, settled, value]);
  return [settled, () => setSettled(value)];
}
