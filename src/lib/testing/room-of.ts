import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function inUse(): number {
  if (typeof collect !== 'function') throw new Error('V8 does not clear up');
  collect();
  return getHeapStatistics().used_heap_size;
}

/** Bytes of the heap that what `make` gives takes, once all else has been cleared away. */
export function roomOf(make: () => unknown): number {
  const before = inUse();
  const made = [make()];
  const room = inUse() - before;
  made.pop();
  return room;
}
