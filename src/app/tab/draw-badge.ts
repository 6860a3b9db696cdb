/** Width and height of the drawing in pixels (R-CONST-068). */
export const badgeCanvas = 128;

const dot = { radius: 32, gap: 24 } as const;

/** Draws the favicon with a dot at the top right, and around the dot a gap that nothing fills. */
export function drawBadge(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  colour: string,
): void {
  const [x, y] = [badgeCanvas - dot.radius, dot.radius];
  const circle = (radius: number): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.clearRect(0, 0, badgeCanvas, badgeCanvas);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(picture, 0, 0, badgeCanvas, badgeCanvas);
  context.globalCompositeOperation = 'destination-out';
  circle(dot.radius + dot.gap);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = colour;
  circle(dot.radius);
}
