import { blend, type Color, invertLightness, lightenBy } from './color.ts';
import type { AlphaGroup, ColorSlot, Layer } from './slot-names.ts';

/**
 * Computes the colour of a slot from those of two others. `away` is 1 if lighter colours have more
 * contrast to the background, and −1 if darker colours have.
 */
type Formula = (from: readonly [Color, Color], away: 1 | -1) => Color;

/**
 * Returns a formula that changes the lightness of the first colour by a number of points, away from
 * the background.
 */
export const lightenColor =
  (points: number): Formula =>
  ([color], away) =>
    lightenBy(color, points * away);

/** Formula that mixes both colours in equal parts. */
export const blendEqually: Formula = ([one, other]) => blend(one, 0.5, other);

/** Returns a formula that mixes a share of the first colour with the second. */
export const blendOver =
  (share: number): Formula =>
  ([color, under]) =>
    blend(color, share, under);

/** Returns a formula that multiplies each channel and truncates it to an integer. */
export const scaleChannels =
  (red: number, green: number, blue: number): Formula =>
  ([color]) => ({
    red: Math.floor(color.red * red),
    green: Math.floor(color.green * green),
    blue: Math.floor(color.blue * blue),
    alpha: color.alpha,
  });

export const invertColor: Formula = ([color]) => invertLightness(color);

/** How the colour of a slot is derived if the source of a theme does not set it. */
export interface SlotRule {
  /**
   * The slots from which the colour is derived. Without `make`, the colour equals that of the first
   * slot.
   */
  readonly from: readonly ColorSlot[];
  /** The colour of a slot that is derived from no other slot. */
  readonly otherwise?: string;
  readonly make?: Formula;
  /**
   * Set for text colours: how the colour is made legible. `legible` may become black or white,
   * `hue` never does, and `blackOrWhite` always does.
   */
  readonly text?: 'legible' | 'hue' | 'blackOrWhite';
  /** The layer on which the slot is rendered. */
  readonly layer?: Layer;
  /** Slot whose colour replaces that of the layer as the background here, if the two differ. */
  readonly variant?: ColorSlot;
  /** The group that sets the opacity; `none` for slots that are always opaque. */
  readonly alpha?: AlphaGroup | 'none';
  /**
   * For a text: the group whose default opacity it has, even if the theme sets another opacity for
   * that group.
   */
  readonly alphaLike?: AlphaGroup;
}
