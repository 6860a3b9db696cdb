/** A point of a picture: from -1 to 1 on each axis, from left to right and from bottom to top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The centre. A picture with this focal point is cropped evenly on all sides. */
export const centerPoint: FocalPoint = { x: 0, y: 0 };

/** Distance that an arrow key moves the point, without and with Shift. */
export const focalPointStep = { fine: 0.1, coarse: 0.5 } as const;

function within(value: number): number {
  /* Rounded, so that moving the point back by the same number of steps restores its initial
     position. */
  return Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;
}

/** Moves a focal point by a number of steps, but not outside of the picture. */
export function moveFocalPoint({ x, y }: FocalPoint, right: number, up: number): FocalPoint {
  return { x: within(x + right), y: within(y + up) };
}

/**
 * Returns the focal point under a pointer. `box` is the area of the page in which the picture is
 * displayed.
 */
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

/** A rectangle of a picture, in per cent of the picture's size. */
interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a focal point of the whole picture to one of a cropped part: the nearest point within
 * it.
 */
export function cropFocalPoint(point: FocalPoint, part: PicturePart): FocalPoint {
  const left = (point.x + 1) * 50 - part.x;
  const top = (1 - point.y) * 50 - part.y;
  return moveFocalPoint(centerPoint, (left / part.width) * 2 - 1, 1 - (top / part.height) * 2);
}

/**
 * Returns the distance of a focal point from the left and the top edge of the picture, in per cent.
 */
export function focalPointPercentages({ x, y }: FocalPoint): {
  readonly left: number;
  readonly top: number;
} {
  return { left: Math.round((x + 1) * 50), top: Math.round((1 - y) * 50) };
}
