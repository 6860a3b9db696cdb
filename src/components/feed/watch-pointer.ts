import type { Clock } from '#api/pacing.ts';
import { isInsideFeed } from './is-inside-feed.ts';

/** A position on the screen in CSS pixels. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

export interface PointerTracker {
  /**
   * Time of the session's clock when a mouse last moved or a finger touched; the current time while
   * pressed.
   */
  readonly usedAt: () => number;
  /** The last position of the mouse; undefined for touch before it begins. */
  readonly place: () => PointerPosition | undefined;
}

export function watchPointer(clock: Clock, signal: AbortSignal): PointerTracker {
  let usedAt = Number.NEGATIVE_INFINITY;
  let place: PointerPosition | undefined;
  const pressed = new Set<number>();

  const handlePress = (event: PointerEvent): void => {
    if (!isInsideFeed(event)) return;
    pressed.add(event.pointerId);
    usedAt = clock.now();
  };
  const handleMove = (event: PointerEvent): void => {
    /* Browsers also send this event when the page moves under a resting pointer. */
    const { screenX: x, screenY: y } = event;
    if ((x !== place?.x || y !== place.y) && isInsideFeed(event)) usedAt = clock.now();
    if (event.pointerType !== 'touch') place = { x, y };
  };
  const handleRelease = ({ pointerId }: PointerEvent): void => {
    if (pressed.delete(pointerId)) usedAt = clock.now();
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('pointermove', handleMove, options);
  document.addEventListener('pointerup', handleRelease, options);
  document.addEventListener('pointercancel', handleRelease, options);
  return {
    usedAt: () => (pressed.size > 0 ? clock.now() : usedAt),
    place: () => place,
  };
}
