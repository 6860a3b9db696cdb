import { runWhenIdle } from '#ui/run-when-idle.ts';
import { useCallback } from 'react';
import styles from '../gallery/tiles.module.css';

async function paint(canvas: HTMLCanvasElement, hash: string): Promise<void> {
  const { paintBlurhash } = await import('#lib/media/paint-blurhash.ts');
  if (canvas.isConnected) paintBlurhash(canvas, hash);
}

/** A blurred placeholder of a picture until it has loaded (R-ATT-011). */
export function BlurhashCanvas({ hash }: { hash: string }) {
  const begin = useCallback(
    (canvas: HTMLCanvasElement) =>
      // Painted while the browser is idle, so that it does not slow down scrolling. An invalid hash
      // leaves
      // the canvas empty.
      runWhenIdle(() => void paint(canvas, hash).catch(() => undefined)),
    [hash],
  );
  return <canvas ref={begin} className={styles.blur} aria-hidden />;
}
