/** From -1 to 1 on each axis, left to right and bottom to top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Crops evenly on all sides. */
export const centerPoint: FocalPoint = { x: 0, y: 0 };

/** Distance per arrow key press, and with Shift. */
export const focalPointStep = { fine: 0.1, coarse: 0.5 } as const;

function within(value: number): number {
  /* Rounded, so that the same number of steps back returns to the start. */
  return Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;
}

/** Moves the point by a number of steps, limited to the picture. */
export function moveFocalPoint({ x, y }: FocalPoint, right: number, up: number): FocalPoint {
  return { x: within(x + right), y: within(y + up) };
}

/** Returns the focal point under a pointer, for a picture displayed in this box of the page. */
export function focalPointAt(
  at: { readonly clientX: number; readonly clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return moveFocalPoint(
    centerPoint,
    ((at.clientX - box.left) / box.width) * 2 - 1,
    1 - ((at.clientY - box.top) / box.height) * 2,
  );
}

/** A part of a picture in per cent of its size. */
interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the point of the part that is nearest to a point of the whole picture. */
export function cropFocalPoint(point: FocalPoint, part: PicturePart): FocalPoint {
  const left = (point.x + 1) * 50 - part.x;
  const top = (1 - point.y) * 50 - part.y;
  return moveFocalPoint(centerPoint, (left / part.width) * 2 - 1, 1 - (top / part.height) * 2);
}

/** Returns the distances from the left and top edges of the picture in per cent. */
export function focalPointPercentages({ x, y }: FocalPoint): {
  readonly left: number;
  readonly top: number;
} {
  return { left: Math.round((x + 1) * 50), top: Math.round((1 - y) * 50) };
}
