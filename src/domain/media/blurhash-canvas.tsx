import { useCallback } from 'react';
import styles from './tiles.module.css';

/** Painting waits for an idle moment: whoever scrolls past does not pay for it. */
function whenIdle(run: () => void): () => void {
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

/** A blurred idea of a picture, in its place until it has come (R-ATT-011). */
export function BlurhashCanvas({ hash }: { hash: string }) {
  const begin = useCallback(
    (canvas: HTMLCanvasElement) =>
      // A placeholder that cannot be painted is no reason to say anything.
      whenIdle(() => void paint(canvas, hash).catch(() => undefined)),
    [hash],
  );
  return <canvas ref={begin} className={styles.blur} aria-hidden />;
}
