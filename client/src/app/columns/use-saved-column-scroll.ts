import { useEffect } from 'react';
import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import { throttle } from '#lib/throttle.ts';
import { scrollThrottleMs } from '#session/feeds/feed-timing.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

const schema = v.record(v.string(), v.pipe(v.number(), v.finite()));

/** Scroll positions of the columns that show no timeline, by path, in CSS pixels. */
const savedPositions: SessionPart<{
  readonly read: (path: string) => number;
  readonly save: (path: string, top: number) => void;
}> = {
  name: 'scroll positions of columns',
  create({ area, viewerId }) {
    const name = `columnPositions.${viewerId ?? ''}`;
    const stored = createPersistedValue({ name, version: 1, schema, area });
    return {
      read: (path) => stored.read()?.[path] ?? 0,
      save: (path, top) => {
        const { [path]: _, ...others } = stored.read() ?? {};
        stored.write(top > 0 ? { ...others, [path]: top } : others);
      },
    };
  },
};

const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Saves the scroll position of a column, and restores it after a reload as soon as the content is
 * high enough, unless the viewer scrolls first.
 */
export function useSavedColumnScroll(scroller: HTMLElement | null, path: string): void {
  const { read, save } = useSession().part(savedPositions);
  useEffect(() => {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return undefined;
    const wanted = read(path);
    let isRestoring = wanted > 0;
    const saveLater = throttle(() => save(path, scroller.scrollTop), scrollThrottleMs);
    const stopRestoring = (): void => {
      isRestoring = false;
    };
    const handleScroll = (): void => {
      if (!isRestoring) saveLater();
    };
    const sizes = new ResizeObserver(() => {
      if (!isRestoring) return;
      scroller.scrollTop = wanted;
      if (scroller.scrollTop >= wanted - 1) stopRestoring();
    });
    sizes.observe(content);
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    scroller.addEventListener('scroll', handleScroll, options);
    for (const name of inputEvents) scroller.addEventListener(name, stopRestoring, options);
    window.addEventListener('pagehide', () => saveLater.flush(), options);
    return () => {
      sizes.disconnect();
      controller.abort();
      saveLater.flush();
    };
  }, [scroller, path, read, save]);
}
