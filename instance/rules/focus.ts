/** The point of a picture that stays in view where it is cut, from -1 to 1 each way, up being 1. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

function within(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** Reads `x,y`; what is beyond the picture is put on its edge, what is no point is none. */
export function readFocus(text: string | undefined): Focus | undefined {
  const [x, y, ...more] = (text ?? '').split(',').map((part) => Number.parseFloat(part));
  if (x === undefined || y === undefined || more.length > 0) return undefined;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: within(x), y: within(y) } : undefined;
}
