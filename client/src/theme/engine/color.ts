import { convertHslToRgb, convertRgbToHsl, formatHex, parseHex } from 'culori/fn';

/** Red, green and blue channels from 0 to 255. */
export type Rgb = readonly [number, number, number];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance as defined by WCAG 2: 0 for black, 1 for white. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the contrast ratio of two colours as defined by WCAG 2: from 1 (none) to 21 (black and
 * white).
 */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour. Channels are from 0 to 255 and may be fractions; `alpha` is from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Minimum contrast ratio of text and background (WCAG 2, level AA). */
export const minimumContrast = 4.5;

/** Parses `#rgb`, `#rrggbb` and these with alpha; undefined for any other text. */
export function parseColor(text: string): Color | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const parsed = parseHex(text);
  return parsed && { ...fromShares(parsed), alpha: parsed.alpha ?? 1 };
}

/** Formats a colour as `#rrggbb`, without its opacity. */
export function formatColor(color: Color): string {
  return formatHex({ mode: 'rgb', ...toShares(color) });
}

/** Formats a colour for CSS. Channels are truncated to integers, as in Akkoma-FE. */
export function cssColor({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map((channel) => Math.floor(channel + 1e-6));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** Returns a colour whose lightness is changed by a number of points, from 0 to 100. */
export function lightenBy(color: Color, points: number): Color {
  return withLightness(color, (lightness) => lightness + points / 100);
}

/** Returns a colour with inverted lightness and the same hue. */
export function invertLightness(color: Color): Color {
  return withLightness(color, (lightness) => 1 - lightness);
}

/** Mixes two colours: a share of `color`, and for the rest `under`. */
export function blend(color: Color, share: number, under: Color): Color {
  const mix = (one: number, other: number) => one * share + other * (1 - share);
  return {
    red: mix(color.red, under.red),
    green: mix(color.green, under.green),
    blue: mix(color.blue, under.blue),
    alpha: color.alpha,
  };
}

/** Returns the contrast ratio of two colours without regard to their opacity. */
export function contrastIgnoringOpacity(one: Color, other: Color): number {
  return contrastRatio(channelsOf(one), channelsOf(other));
}

/** Returns whether a background is so dark that it needs light text. */
export function isDark(color: Color): boolean {
  return luminance(channelsOf(color)) < 0.5;
}

/** Returns black or white: the text colour for a background of this brightness. */
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
