import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function inUse(): number {
  if (typeof collect !== 'function') throw new Error('V8 does not clear up');
  /* What the first round frees may hold what only a second one finds. */
  collect();
  collect();
  return getHeapStatistics().used_heap_size;
}

function measure(make: () => unknown): number {
  const before = inUse();
  const made = [make()];
  const room = inUse() - before;
  made.pop();
  return room;
}

/**
 * Bytes of the heap that what `make` gives takes, once all else has been cleared away. It is made
 * several times: what the tests before have left may go while it is measured.
 */
export function roomOf(make: () => unknown): number {
  const rooms = Array.from({ length: 5 }, () => measure(make)).toSorted((a, b) => a - b);
  return rooms[2] ?? Number.NaN;
}
