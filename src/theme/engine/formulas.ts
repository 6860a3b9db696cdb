import { blend, invertLightness, lightenBy, type Color } from './color.ts';

/**
 * Makes a slot's colour of those it follows from. `away` is 1 where lighter is away from the
 * background, and -1 where darker is.
 */
export type Formula = (from: readonly [Color, Color], away: 1 | -1) => Color;

/** Further from the background by so many points of lightness. */
export const lighten =
  (points: number): Formula =>
  ([color], away) =>
    lightenBy(color, points * away);

/** Half of the one, half of the other. */
export const mean: Formula = ([one, other]) => blend(one, 0.5, other);

/** A share of the first over the second. */
export const over =
  (share: number): Formula =>
  ([color, under]) =>
    blend(color, share, under);

/** Each channel times a number, cut to a whole one. */
export const scale =
  (red: number, green: number, blue: number): Formula =>
  ([color]) => ({
    red: Math.floor(color.red * red),
    green: Math.floor(color.green * green),
    blue: Math.floor(color.blue * blue),
    alpha: color.alpha,
  });

export const invert: Formula = ([color]) => invertLightness(color);
