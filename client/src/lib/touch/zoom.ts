/** A point or a movement in CSS pixels, relative to the centre of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The scale of an image and the offset of its centre from that of the stage. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/**
 * Limits of the scale. `min` and `reset` come from the requirements; `max` is a choice of Rookery.
 */
export const zoomLimits = { min: 1, reset: 1.2, max: 8 } as const;

/** The zoom with which every image is opened. */
export const initialZoom: ZoomView = { scale: 1, x: 0, y: 0 };

/** Multiplies the scale by `factor` and keeps the image at `point` in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const target = view.scale * factor;
  const scale = Math.min(zoomLimits.max, Math.max(zoomLimits.min, target));
  const ratio = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  };
}

export function panBy(view: ZoomView, by: Point): ZoomView {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

function clampOffset(place: number, overflow: number): number {
  const limit = Math.max(0, overflow / 2);
  return Math.min(limit, Math.max(-limit, place)) + 0;
}

/**
 * Returns the zoom of an image that was released: the initial zoom if the scale is small, otherwise
 * limited so that the image stays in view.
 */
export function settleZoom(view: ZoomView, picture: Extent, stage: Extent): ZoomView {
  if (view.scale < zoomLimits.reset) return initialZoom;
  return {
    scale: view.scale,
    x: clampOffset(view.x, picture.width * view.scale - stage.width),
    y: clampOffset(view.y, picture.height * view.scale - stage.height),
  };
}
