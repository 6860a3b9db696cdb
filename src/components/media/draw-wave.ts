/** Draws audio peaks as bars in the canvas's colour; the played part is highlighted. */
export function drawWave(
  canvas: HTMLCanvasElement,
  peaks: readonly number[],
  played: number,
): void {
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  const height = 96;
  const step = 8;
  canvas.width = peaks.length * step;
  canvas.height = height;
  const { color, accentColor } = getComputedStyle(canvas);
  peaks.forEach((peak, index) => {
    const isPlayed = index < played * peaks.length;
    drawing.globalAlpha = isPlayed ? 1 : 0.45;
    drawing.fillStyle = isPlayed && accentColor !== 'auto' ? accentColor : color;
    const size = Math.max(4, peak * height);
    drawing.beginPath();
    drawing.roundRect(index * step + 2, (height - size) / 2, step - 4, size, 2);
    drawing.fill();
  });
}
