import * as v from 'valibot';

const firstStatus = v.object({
  began: v.number(),
  inserted: v.number(),
  painted: v.number(),
  usable: v.number(),
  blocking: v.number(),
});

/** When a page began and when its first status was painted. */
export interface FirstStatus {
  /** Milliseconds since 1970. */
  readonly began: number;
  /** Milliseconds from then until the status stood in the document; its pictures are asked for now. */
  readonly inserted: number;
  /** Milliseconds from the beginning until it was painted. */
  readonly painted: number;
  /** Milliseconds from the beginning until one was painted that can be used, and not only seen. */
  readonly usable: number;
  /** Milliseconds of tasks beyond their first 50, until it was painted. */
  readonly blocking: number;
}

/** When something stood in the document, and when it was painted. */
interface Paint {
  readonly inserted: number;
  readonly painted: number;
}

/* These run in the page, before anything of the page's own, and take nothing else along. */

function paintOf(selector: string): Promise<Paint> {
  const { promise, resolve } = Promise.withResolvers<Paint>();
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    const inserted = performance.now();
    requestAnimationFrame(() => {
      // Asked for within a frame, and before anything else that waits: it runs as soon as the frame has been painted.
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
  // Long tasks are told a little later, and where there was none, nobody calls.
  setTimeout(() => resolve(blocking), 500);
  return promise;
}

async function watch(): Promise<FirstStatus> {
  const using = paintOf('article:not([inert] *)');
  const { inserted, painted } = await paintOf('article');
  const [blocking, { painted: usable }] = await Promise.all([blockingUntil(painted), using]);
  return { began: performance.timeOrigin, inserted, painted, usable, blocking };
}

/** What settles in such a page when its first status has been painted. */
export const seenScript = 'globalThis.firstStatus';

/** What a page has to run before anything of its own. */
export const watchScript = `${[paintOf, blockingUntil, watch].join('\n')}\n${seenScript} = watch();`;

/** Reads what it settles with. */
export function readFirstStatus(told: unknown): FirstStatus {
  return v.parse(firstStatus, told);
}
