import type { AlphaGroup } from './alpha-groups.ts';
import type { Formula } from './formulas.ts';
import type { ColorSlot, Layer } from './slot-names.ts';

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
