import { blend, invertLightness, lightenBy, type Color } from './color.ts';

/**
 * Derives a slot's colour from others. `away` is 1 if lighter colours are further from the
 * background, else −1.
 */
export type Formula = (from: readonly [Color, Color], away: 1 | -1) => Color;

/** Moves the lightness away from the background by a number of points. */
export const lighten =
  (points: number): Formula =>
  ([color], away) =>
    lightenBy(color, points * away);

/** Mixes both colours in equal parts. */
export const mean: Formula = ([one, other]) => blend(one, 0.5, other);

/** Mixes a share of the first colour with the second. */
export const over =
  (share: number): Formula =>
  ([color, under]) =>
    blend(color, share, under);

/** Multiplies each channel and truncates it to an integer. */
export const scale =
  (red: number, green: number, blue: number): Formula =>
  ([color]) => ({
    red: Math.floor(color.red * red),
    green: Math.floor(color.green * green),
    blue: Math.floor(color.blue * blue),
    alpha: color.alpha,
  });

export const invert: Formula = ([color]) => invertLightness(color);
