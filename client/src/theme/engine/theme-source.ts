import type { AlphaGroup, ColorSlot, FontSlot, RadiusSlot, ShadowSlot } from './slot-names.ts';

/** A shadow. Lengths are CSS pixels; `color` has the format of colours in `ThemeSource`. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
  readonly alpha: number;
  readonly inset: boolean;
}

/**
 * Radius in CSS pixels. As in theme files, the number 0 means the default radius, and the text "0"
 * means square corners.
 */
export type Radius = number | '0';

/**
 * The values that the author of a theme sets; all others are derived. A colour is `#rrggbb`,
 * `transparent`, or `--slot,N`: the colour of this slot with its lightness moved by N points away
 * from the background.
 */
export interface ThemeSource {
  readonly colors: Readonly<Partial<Record<ColorSlot, string>>>;
  /** 0 to 1. */
  readonly opacity: Readonly<Partial<Record<AlphaGroup, number>>>;
  readonly radii: Readonly<Partial<Record<RadiusSlot, Radius>>>;
  /** CSS font families. */
  readonly fonts: Readonly<Partial<Record<FontSlot, string>>>;
  readonly shadows: Readonly<Partial<Record<ShadowSlot, readonly Shadow[]>>>;
}

export const emptyThemeSource: ThemeSource = {
  colors: {},
  opacity: {},
  radii: {},
  fonts: {},
  shadows: {},
};
