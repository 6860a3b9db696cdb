import type { AlphaGroup } from './alpha-groups.ts';
import type { Formula } from './formulas.ts';
import type { ColorSlot, Layer } from './slot-names.ts';

/** How the colour of one slot follows from others, where a theme's source does not give it. */
export interface SlotRule {
  /** The slots it follows from; without a formula it is the first of them. */
  readonly from: readonly ColorSlot[];
  /** What it is where it follows from nothing. */
  readonly otherwise?: string;
  readonly make?: Formula;
  /**
   * That it is text, and how it is kept apart from what it lies on: `legible` may end in black or
   * white, `hue` never does, `blackOrWhite` always.
   */
  readonly text?: 'legible' | 'hue' | 'blackOrWhite';
  /** What it lies on. */
  readonly layer?: Layer;
  /** The colour that the layer has here, where it is not the layer's own. */
  readonly variant?: ColorSlot;
  /** The group whose opacity it takes; `none`: always opaque. */
  readonly alpha?: AlphaGroup | 'none';
  /** The group whose usual opacity a text takes, whatever the theme says of the group. */
  readonly alphaLike?: AlphaGroup;
}
