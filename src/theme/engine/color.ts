import { convertHslToRgb, convertRgbToHsl, formatHex, parseHex } from 'culori/fn';
import { contrast, luminance, type Rgb } from '../contrast.ts';

/** Channels 0 to 255, with fractions; `alpha` 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The contrast that text should have to what it lies on. */
export const leastContrast = 4.5;

/** `#rgb`, `#rrggbb` and those with alpha; undefined for anything else. */
export function parseColor(text: string): Color | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const parsed = parseHex(text);
  return parsed && { ...fromShares(parsed), alpha: parsed.alpha ?? 1 };
}

/** `#rrggbb`; the opacity is not in it. */
export function formatColor(color: Color): string {
  return formatHex({ mode: 'rgb', ...toShares(color) });
}

/** As CSS reads it; channels are cut to whole numbers, which is how such themes have been drawn always. */
export function cssColor({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map((channel) => Math.floor(channel + 1e-6));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** The colour with its lightness changed by a number of points, from 0 to 100. */
export function lightenBy(color: Color, points: number): Color {
  return withLightness(color, (lightness) => lightness + points / 100);
}

/** Light for dark and dark for light, in the same hue. */
export function invertLightness(color: Color): Color {
  return withLightness(color, (lightness) => 1 - lightness);
}

/** `color`, with `share` of it, over the other. */
export function blend(color: Color, share: number, under: Color): Color {
  const mix = (one: number, other: number) => one * share + other * (1 - share);
  return {
    red: mix(color.red, under.red),
    green: mix(color.green, under.green),
    blue: mix(color.blue, under.blue),
    alpha: color.alpha,
  };
}

/** Contrast ratio of two colours, their opacity left out. */
export function contrastOf(one: Color, other: Color): number {
  return contrast(channelsOf(one), channelsOf(other));
}

/** Whether light text belongs on it. */
export function isDark(color: Color): boolean {
  return luminance(channelsOf(color)) < 0.5;
}

/** Black or white, whichever belongs on this background by its brightness. */
export function blackOrWhite({ red, green, blue }: Color): Color {
  return (299 * red + 587 * green + 114 * blue) / 1000 >= 128 ? black : white;
}

function channelsOf({ red, green, blue }: Color): Rgb {
  return [red, green, blue];
}

function withLightness(color: Color, change: (lightness: number) => number): Color {
  const hsl = convertRgbToHsl(toShares(color));
  const l = Math.min(1, Math.max(0, change(hsl.l)));
  return { ...fromShares(convertHslToRgb({ ...hsl, l })), alpha: color.alpha };
}

function toShares({ red, green, blue }: Color): { r: number; g: number; b: number } {
  return { r: red / 255, g: green / 255, b: blue / 255 };
}

function fromShares({ r, g, b }: { r: number; g: number; b: number }) {
  return { red: r * 255, green: g * 255, blue: b * 255 };
}
