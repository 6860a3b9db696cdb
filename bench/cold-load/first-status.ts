import * as v from 'valibot';

const firstStatus = v.object({
  began: v.number(),
  inserted: v.number(),
  painted: v.number(),
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
  /** Milliseconds of tasks beyond their first 50, until then. */
  readonly blocking: number;
}

/* Runs in the page, before anything of the page's own. */
function watch(): void {
  const seen = Promise.withResolvers<FirstStatus>();
  Reflect.set(globalThis, 'firstStatus', seen.promise);
  const observer = new MutationObserver(() => {
    if (document.querySelector('article') === null) return;
    observer.disconnect();
    const inserted = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A task asked for within a frame runs when the frame has been painted.
      port1.addEventListener('message', () => {
        const painted = performance.now();
        let blocking = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            if (startTime < painted) blocking += duration - 50;
          }
        });
        tasks.observe({ type: 'longtask', buffered: true });
        // Long tasks are told a little later, and where there was none, nobody calls.
        setTimeout(() => {
          seen.resolve({ began: performance.timeOrigin, inserted, painted, blocking });
        }, 500);
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What a page has to run before anything of its own. */
export const watchScript = `(${watch.toString()})()`;

/** What settles in such a page when its first status has been painted. */
export const seenScript = 'globalThis.firstStatus';

/** Reads what it settles with. */
export function readFirstStatus(told: unknown): FirstStatus {
  return v.parse(firstStatus, told);
}
