/**
 * The focal point of an image, which stays visible when it is cropped; from -1 to 1 in each
 * direction, 1 is the top.
 */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** Parses `x,y`. Clamps values outside the image; returns undefined for invalid input. */
export function readFocalPoint(text: string | undefined): FocalPoint | undefined {
  const [x, y, ...more] = (text ?? '').split(',').map((part) => Number.parseFloat(part));
  if (x === undefined || y === undefined || more.length > 0) return undefined;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: clamp(x), y: clamp(y) } : undefined;
}
