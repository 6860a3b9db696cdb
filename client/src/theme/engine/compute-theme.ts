import { fontSlots, radiusSlots, shadowSlots } from '../slots.ts';
import { cssColor, isDark } from './color.ts';
import { deriveColors } from './derive-colors.ts';
import { cssShadows, defaultShadows } from './shadows.ts';
import { colorSlotNames, type FontSlot, type RadiusSlot } from './slot-names.ts';
import type { ThemeSource } from './theme-source.ts';

/** Default radii in CSS pixels. */
export const defaultRadii: Readonly<Record<RadiusSlot, number>> = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
};

/** Returns the radius of a slot in CSS pixels. */
export function radiusOf(radii: ThemeSource['radii'], slot: RadiusSlot): number {
  return Number(radii[slot] || defaultRadii[slot]);
}

export const defaultFonts: Readonly<Record<FontSlot, string>> = {
  interface: 'sans-serif',
  input: 'inherit',
  post: 'inherit',
  postCode: 'monospace',
};

/** Computes a theme from its source. Missing values are derived. Throws no error. */
export function computeTheme(source: ThemeSource) {
  const colors = deriveColors(source);
  /* Custom properties by name, with the leading dashes. */
  const properties: Record<string, string> = {};
  for (const slot of colorSlotNames) properties[`--${slot}`] = cssColor(colors[slot]);
  for (const slot of radiusSlots)
    properties[`--${slot}Radius`] = `${radiusOf(source.radii, slot)}px`;
  for (const slot of fontSlots)
    properties[`--${slot}Font`] = source.fonts[slot] || defaultFonts[slot];
  for (const slot of shadowSlots) {
    const shadows = cssShadows(slot, source.shadows[slot] ?? defaultShadows[slot], colors);
    properties[`--${slot}Shadow`] = shadows.all;
    properties[`--${slot}ShadowFilter`] = shadows.filter;
    properties[`--${slot}ShadowInset`] = shadows.inset;
  }
  return { isDark: isDark(colors.bg), properties, colors };
}
