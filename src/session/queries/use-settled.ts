import { useEffect, useState } from 'react';
import { useSession } from '../session-context.ts';

/**
 * A value once it has not changed for `delay` milliseconds: what one searches for while one types.
 * `settle` takes it as it is now. Until it has settled once, `initial`: itself unless given.
 */
export function useSettled<T>(
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
