import type { AlphaGroup, ColorSlot, FontSlot, RadiusSlot, ShadowSlot } from './slot-names.ts';

/** One shadow of a list, in CSS pixels; `color` is in the notation of a source. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
  readonly alpha: number;
  readonly inset: boolean;
}

/** CSS pixels. As in theme files, the number 0 means the default radius and the text "0" none. */
export type Radius = number | '0';

/**
 * The values set by a theme's author; everything else is derived. A colour is `#rrggbb`,
 * `transparent`, or `--slot,N`: that slot, N points of lightness further from the background.
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

export const emptySource: ThemeSource = {
  colors: {},
  opacity: {},
  radii: {},
  fonts: {},
  shadows: {},
};
