import { useCallback } from 'react';
import styles from './tiles.module.css';

/** Painting waits for an idle moment, so that it does not slow down scrolling. */
function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 500 });
  return () => cancelIdleCallback(id);
}

async function paint(canvas: HTMLCanvasElement, hash: string): Promise<void> {
  const { paintBlurhash } = await import('./paint-blurhash.ts');
  if (canvas.isConnected) paintBlurhash(canvas, hash);
}

/** A blurred placeholder of a picture until it has loaded (R-ATT-011). */
export function BlurhashCanvas({ hash }: { hash: string }) {
  const begin = useCallback(
    (canvas: HTMLCanvasElement) =>
      // Placeholders that cannot be painted are ignored.
      runWhenIdle(() => void paint(canvas, hash).catch(() => undefined)),
    [hash],
  );
  return <canvas ref={begin} className={styles.blur} aria-hidden />;
}
