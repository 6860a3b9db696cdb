/** A point or a movement in CSS pixels; points count from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How a picture is drawn: how large, and how far from the middle. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/** Spec 1 §9; `most` is our own. */
export const zoomLimits = { least: 1, reset: 1.2, most: 8 } as const;

/** Where every picture begins. */
export const startView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zooms so that what is under `point` stays there. */
export function zoomAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const wanted = view.scale * factor;
  const scale = Math.min(zoomLimits.most, Math.max(zoomLimits.least, wanted));
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

function within(place: number, room: number): number {
  const most = Math.max(0, room / 2);
  return Math.min(most, Math.max(-most, place)) + 0;
}

/** What a picture comes to when it is let go: back to the start when small, and never out of sight. */
export function settle(view: ZoomView, picture: Extent, stage: Extent): ZoomView {
  if (view.scale < zoomLimits.reset) return startView;
  return {
    scale: view.scale,
    x: within(view.x, picture.width * view.scale - stage.width),
    y: within(view.y, picture.height * view.scale - stage.height),
  };
}
