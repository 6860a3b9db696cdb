import * as v from 'valibot';

/** When a page began to load and when its first status was painted. */
const firstStatus = v.object({
  /** Milliseconds since 1970. */
  began: v.number(),
  /** Milliseconds from the start until the status was in the document and its images requested. */
  inserted: v.number(),
  /** Milliseconds from the start until the status was painted. */
  painted: v.number(),
  /** Sum of the time beyond 50 ms of each task until the status was painted, in milliseconds. */
  blocking: v.number(),
});

export type FirstStatus = v.InferOutput<typeof firstStatus>;

/** When an element was in the document, and when it was painted. */
interface Paint {
  readonly inserted: number;
  readonly painted: number;
}

/*
 * The following functions run in the page, before its own scripts, so they must not use anything from
 * the scope of this module.
 */

function paintOf(selector: string): Promise<Paint> {
  const { promise, resolve } = Promise.withResolvers<Paint>();
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    const inserted = performance.now();
    requestAnimationFrame(() => {
      // A task of the highest priority that is posted within a frame runs directly after the paint.
      void scheduler.postTask(() => resolve({ inserted, painted: performance.now() }), {
        priority: 'user-blocking',
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return promise;
}

function blockingUntil(end: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let blocking = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime < end) blocking += duration - 50;
    }
  });
  tasks.observe({ type: 'longtask', buffered: true });
  // Long tasks are reported with a delay; without long tasks, the callback never runs.
  setTimeout(() => resolve(blocking), 500);
  return promise;
}

async function watch(): Promise<FirstStatus> {
  const { inserted, painted } = await paintOf('article');
  return {
    began: performance.timeOrigin,
    inserted,
    painted,
    blocking: await blockingUntil(painted),
  };
}

/** Expression in the page for the promise of its `FirstStatus`. */
export const firstStatusExpression = 'globalThis.firstStatus';

/** The script that must run in a page before its own scripts. */
export const firstStatusScript = `${[paintOf, blockingUntil, watch].join('\n')}\n${firstStatusExpression} = watch();`;

/** Parses the result of the promise that `firstStatusExpression` stores in the page. */
export function parseFirstStatusTiming(value: unknown): FirstStatus {
  return v.parse(firstStatus, value);
}
