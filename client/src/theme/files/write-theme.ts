import { alphaGroups, colorSlotNames } from '#theme/engine/slot-names.ts';
import { formatColor } from '#theme/engine/color.ts';
import { defaultFonts, defaultRadii } from '../engine/compute-theme.ts';
import { deriveColors } from '../engine/derive-colors.ts';
import { defaultShadows } from '../engine/shadows.ts';
import type { ThemeSource } from '../engine/theme-source.ts';
import { currentEngineVersion } from './theme-parts.ts';

/** Converts a theme source to the format that files and preferences use. */
export function serializeThemeSource({ colors, opacity, radii, fonts, shadows }: ThemeSource) {
  return {
    themeEngineVersion: currentEngineVersion,
    fonts: families(fonts),
    shadows: { ...shadows },
    opacity: { ...opacity },
    colors: Object.fromEntries(
      // Akkoma-FE and Pleroma-FE do not support a colour with an opacity, so it is written
      // separately.
      Object.entries(colors).map(([slot, color]) => [
        slot,
        color.replace(/^(#[\da-f]{6})[\da-f]{2}$/i, '$1'),
      ]),
    ),
    radii: { ...radii },
  };
}

/**
 * Computes all values of a source, so that clients with other rules for deriving values show the
 * same theme.
 */
export function serializeThemeSnapshot(source: ThemeSource) {
  const derived = deriveColors(source);
  return {
    themeEngineVersion: currentEngineVersion,
    fonts: families({ ...defaultFonts, ...source.fonts }),
    shadows: { ...defaultShadows, ...source.shadows },
    opacity: { ...alphaGroups, ...source.opacity },
    colors: Object.fromEntries(
      colorSlotNames.map((slot) => [
        slot,
        derived[slot].alpha === 0 ? 'transparent' : formatColor(derived[slot]),
      ]),
    ),
    radii: { ...defaultRadii, ...source.radii },
  };
}

/**
 * Returns the text of a theme file with source and snapshot, which Pleroma-FE and Akkoma-FE can
 * read.
 */
export function writeThemeFile(source: ThemeSource, name: string): string {
  const file = {
    _pleroma_theme_version: 2,
    name,
    theme: serializeThemeSnapshot(source),
    source: serializeThemeSource(source),
  };
  return JSON.stringify(file, undefined, 2);
}

function families(fonts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fonts).map(([slot, family]) => [slot, { family }]));
}
