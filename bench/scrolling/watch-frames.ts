import type { Page } from '@playwright/test';

/** Frames and long tasks of a page since the recording began. */
export interface FrameRecording {
  /** Milliseconds between consecutive frames. */
  readonly frames: readonly number[];
  /** Durations in milliseconds of the tasks that took longer than 50 ms. */
  readonly longTasks: readonly number[];
}

/* Runs in the page: records frames and long tasks. */
function watch(): void {
  const frames: number[] = [];
  const longTasks: number[] = [];
  let last = performance.now();
  let isWatching = true;
  const frame = (now: number): void => {
    frames.push(now - last);
    last = now;
    if (isWatching) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  tasks.observe({ type: 'longtask' });
  const stop = () => {
    isWatching = false;
    tasks.disconnect();
    return { frames, longTasks };
  };
  Reflect.set(globalThis, 'stopWatch', stop);
}

/** Records a page's frames. Resolves to a function that stops and returns the recording. */
export async function watchFrames(page: Page): Promise<() => Promise<FrameRecording>> {
  await page.evaluate(watch);
  return () =>
    page.evaluate((): FrameRecording => {
      const stop: () => FrameRecording = Reflect.get(globalThis, 'stopWatch');
      return stop();
    });
}
