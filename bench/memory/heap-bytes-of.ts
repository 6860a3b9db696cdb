import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function usedHeap(): number {
  if (typeof collect !== 'function') throw new Error('V8 does not expose gc');
  /* The first collection may free objects that refer to others, which only a second one collects. */
  collect();
  collect();
  return getHeapStatistics().used_heap_size;
}

function measure(make: () => unknown): number {
  const before = usedHeap();
  const results = [make()];
  const bytes = usedHeap() - before;
  results.pop();
  return bytes;
}

/**
 * Returns the heap bytes of the result of `make` after garbage collection. Uses the median of
 * several runs, because leftovers of earlier work may be freed during a measurement.
 */
export function heapBytesOf(make: () => unknown): number {
  const sizes = Array.from({ length: 5 }, () => measure(make)).toSorted((a, b) => a - b);
  return sizes[2] ?? Number.NaN;
}
