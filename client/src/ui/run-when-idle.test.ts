import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Imports the module again, so that its state is that of a newly loaded page. */
async function startPage() {
  vi.resetModules();
  const { runAfterFirstScreen } = await import('./run-when-idle.ts');
  const done: string[] = [];
  const run = (name: string): void => runAfterFirstScreen(() => void done.push(name));
  return { done, run };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runAfterFirstScreen: runs all work two seconds after the first call', async () => {
  const { done, run } = await startPage();
  run('first');
  vi.advanceTimersByTime(1_500);
  run('second');
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1_001);
  expect(done).toEqual(['first', 'second']);
  run('later');
  vi.advanceTimersByTime(500);
  expect(done).toEqual(['first', 'second', 'later']);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'runAfterFirstScreen: runs work when the browser is idle after the first %s',
  async (type) => {
    const { done, run } = await startPage();
    run('rows');
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['rows']);
    vi.advanceTimersByTime(5_000);
    expect(done).toEqual(['rows']);
  },
);
