/** Width and height of the canvas in pixels (R-CONST-068). */
export const badgeCanvas = 128;

const dot = { radius: 32, gap: 24 } as const;

/** Draws the favicon with a dot at the top right and a transparent ring around the dot. */
export function drawBadge(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  colour: string,
): void {
  const [x, y] = [badgeCanvas - dot.radius, dot.radius];
  const fillCircle = (radius: number): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.clearRect(0, 0, badgeCanvas, badgeCanvas);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(picture, 0, 0, badgeCanvas, badgeCanvas);
  context.globalCompositeOperation = 'destination-out';
  fillCircle(dot.radius + dot.gap);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = colour;
  fillCircle(dot.radius);
}
