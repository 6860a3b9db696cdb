import { blend, type Color, invertLightness, lightenBy } from './color.ts';
import type { AlphaGroup, ColorSlot, Layer } from './slot-names.ts';

/**
 * Derives a slot's colour from others. `away` is 1 if lighter colours are further from the
 * background, else −1.
 */
type Formula = (from: readonly [Color, Color], away: 1 | -1) => Color;

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

/** Rule that derives the colour of a slot missing in a theme's source. */
export interface SlotRule {
  /** The slots it is derived from; without a formula it equals the first. */
  readonly from: readonly ColorSlot[];
  /** Value of a slot that is not derived from others. */
  readonly otherwise?: string;
  readonly make?: Formula;
  /**
   * Marks a text colour and how it is made legible: `legible` may become black or white, `hue`
   * never, `blackOrWhite` always.
   */
  readonly text?: 'legible' | 'hue' | 'blackOrWhite';
  /** The layer below it. */
  readonly layer?: Layer;
  /** The colour of the layer here, if not the layer's own. */
  readonly variant?: ColorSlot;
  /** The group that sets its opacity; `none`: always opaque. */
  readonly alpha?: AlphaGroup | 'none';
  /** The group whose default opacity a text uses, regardless of the theme. */
  readonly alphaLike?: AlphaGroup;
}
