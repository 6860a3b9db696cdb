import type { Random } from '../random.ts';

export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly light: string;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly palette: Palette;
}

export type DrawScene = (canvas: Canvas) => string;

/** Returns a coordinate with one decimal. */
export function formatCoordinate(value: number): string {
  return value.toFixed(1);
}

/** Returns a line of hills or water over the full width, filled to the bottom. */
export function drawRidge(
  { width, height, random }: Canvas,
  level: number,
  swing: number,
  fill: string,
): string {
  const steps = 7;
  let path = `M0 ${formatCoordinate(height)}V${formatCoordinate(level)}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (width * step) / steps;
    const y = level + random.between(-swing, swing);
    path += `Q${formatCoordinate(x - width / steps / 2)} ${formatCoordinate(level + random.between(-swing, swing))} ${formatCoordinate(x)} ${formatCoordinate(y)}`;
  }
  return `<path d="${path}V${formatCoordinate(height)}Z" fill="${fill}"/>`;
}

export function drawStars(
  { width, height, random, palette }: Canvas,
  count: number,
  depth: number,
): string {
  return Array.from({ length: count }, () => {
    const radius = random.between(0.6, 2.4);
    return `<circle cx="${formatCoordinate(random.between(0, width))}" cy="${formatCoordinate(random.between(0, height * depth))}" r="${formatCoordinate(radius)}" fill="${palette.light}" opacity="${formatCoordinate(random.between(0.3, 1))}"/>`;
  }).join('');
}

export function drawSun(canvas: Canvas, x: number, y: number, radius: number): string {
  const { width, height, palette } = canvas;
  return `<circle cx="${formatCoordinate(width * x)}" cy="${formatCoordinate(height * y)}" r="${formatCoordinate(radius * 2.2)}" fill="${palette.light}" opacity="0.22"/><circle cx="${formatCoordinate(width * x)}" cy="${formatCoordinate(height * y)}" r="${formatCoordinate(radius)}" fill="${palette.light}"/>`;
}

export function drawReflections(
  { width, height, random, palette }: Canvas,
  from: number,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const y = random.between(height * from, height);
    const length = random.between(width * 0.02, width * 0.12);
    const x = random.between(0, width);
    return `<path d="M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(length)}" stroke="${palette.light}" stroke-width="${formatCoordinate(random.between(1, 4))}" opacity="${formatCoordinate(random.between(0.1, 0.5))}" stroke-linecap="round"/>`;
  }).join('');
}

export function drawHouses(canvas: Canvas, level: number, lit: number): string {
  const { width, height, random, palette } = canvas;
  let svg = '';
  for (let x = -20; x < width;) {
    const wide = random.between(width * 0.05, width * 0.11);
    const high = random.between(height * 0.14, height * 0.4);
    const top = height * level - high;
    svg += `<path d="M${formatCoordinate(x)} ${formatCoordinate(height)}V${formatCoordinate(top)}h${formatCoordinate(wide)}V${formatCoordinate(height)}Z" fill="${palette.near}"/>`;
    for (let row = top + 18; row < height * level - 12; row += 34)
      for (let column = x + 12; column < x + wide - 16; column += 28)
        if (random.next() < lit)
          svg += `<rect x="${formatCoordinate(column)}" y="${formatCoordinate(row)}" width="12" height="18" fill="${palette.light}" opacity="${formatCoordinate(random.between(0.5, 1))}"/>`;
    x += wide + random.between(0, 12);
  }
  return svg;
}

export const duskPalette: Palette = {
  sky: ['#1d2b4f', '#b4637a', '#f6c177'],
  far: '#4b3f66',
  near: '#232136',
  light: '#ffe3a8',
};
export const goldPalette: Palette = {
  sky: ['#c98a4b', '#f0b863', '#fde7b2'],
  far: '#b5783a',
  near: '#3a2416',
  light: '#fff7d6',
};
export const dawnPalette: Palette = {
  sky: ['#6d8fb3', '#d9b8a6', '#f7e3c0'],
  far: '#6f8791',
  near: '#33474f',
  light: '#fff6df',
};
export const dayPalette: Palette = {
  sky: ['#7fb2d6', '#b9d8e6', '#eef4ec'],
  far: '#86a98f',
  near: '#4a7a55',
  light: '#fffbe6',
};
export const nightPalette: Palette = {
  sky: ['#070d1c', '#101c36', '#22335a'],
  far: '#16223d',
  near: '#0a1122',
  light: '#ffe9b0',
};
export const indoorsPalette: Palette = {
  sky: ['#3d2c25', '#6b4a38', '#a8774f'],
  far: '#80573c',
  near: '#2a1c16',
  light: '#ffd9a0',
};

export const winterPalette: Palette = {
  sky: ['#8fa3b8', '#c9d4dd', '#f3f1ec'],
  far: '#aab9c4',
  near: '#5d6e7a',
  light: '#ffffff',
};
