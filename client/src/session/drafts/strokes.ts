/** Width and height of the canvas in canvas points (R-CONST-069). */
export const drawingCanvasSize = 320;

/** Minimum, maximum and initial width of a stroke in canvas points (R-CONST-070). */
export const brushSizeRange = { least: 1, most: 20, first: 5 } as const;

/** Initial colour of the pen (R-CONST-071). */
export const initialPenColor = '#ffffff';

/** Background colour of the canvas. The eraser draws with this colour. */
export const canvasBackground = '#000000';

export interface StrokePoint {
  readonly x: number;
  readonly y: number;
}

/** One line of a drawing, from pressing the pen to lifting it. */
export interface Stroke {
  readonly color: string;
  /** Width in canvas points. */
  readonly width: number;
  readonly points: readonly StrokePoint[];
}

function inside(value: number): number {
  return Math.min(drawingCanvasSize, Math.max(0, value));
}

export function clampToCanvas({ x, y }: StrokePoint): StrokePoint {
  return { x: inside(x), y: inside(y) };
}

export function appendPoint(strokes: readonly Stroke[], to: StrokePoint): readonly Stroke[] {
  const last = strokes.at(-1);
  if (!last) return strokes;
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, clampToCanvas(to)] }];
}

export function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  context.fillStyle = canvasBackground;
  context.fillRect(0, 0, drawingCanvasSize, drawingCanvasSize);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { color, width, points } of strokes) {
    const [first, ...others] = points;
    if (!first) continue;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(first.x, first.y);
    /* A path with a single point draws nothing, so the point is added twice, which draws a dot. */
    for (const { x, y } of others.length === 0 ? [first] : others) context.lineTo(x, y);
    context.stroke();
  }
}
