import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function inUse(): number {
  if (typeof collect !== 'function') throw new Error('V8 does not expose gc');
  /* The first collection may free objects that hold others, which only a second one collects. */
  collect();
  collect();
  return getHeapStatistics().used_heap_size;
}

function measure(make: () => unknown): number {
  const before = inUse();
  const made = [make()];
  const bytes = inUse() - before;
  made.pop();
  return bytes;
}

/**
 * Returns the heap bytes of the result of `make` after garbage collection. Uses the median of
 * several runs, because leftovers of earlier work may be freed during a measurement.
 */
export function heapBytesOf(make: () => unknown): number {
  const rooms = Array.from({ length: 5 }, () => measure(make)).toSorted((a, b) => a - b);
  return rooms[2] ?? Number.NaN;
}
