import { expect } from 'vitest';

/** Returns the CPU time of this thread in milliseconds, independent of other processes. */
function worked(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function least(work: () => void): number {
  return Math.min(worked(work), worked(work), worked(work));
}

/**
 * Minimum milliseconds of work. Shorter times would depend mainly on the resolution of the clock
 * and on garbage collection.
 */
const tooLittle = 40;

/**
 * Expects at most 2.5 times the CPU time for twice the input; retried, since garbage collection can
 * happen at any time.
 */
export function expectLinear(work: (times: 1 | 2) => void): void {
  let ratio = Infinity;
  for (let attempt = 0; attempt < 5 && ratio > 2.5; attempt += 1) {
    if (worked(() => work(2)) < tooLittle) return;
    const [once, twice] = [least(() => work(1)), least(() => work(2))];
    ratio = twice < tooLittle ? 1 : twice / once;
  }
  expect(ratio).toBeLessThanOrEqual(2.5);
}
