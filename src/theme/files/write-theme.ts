import { alphaGroups } from '../engine/alpha-groups.ts';
import { formatColor } from '../engine/color.ts';
import { usualFonts, usualRadii } from '../engine/compute-theme.ts';
import { deriveColors } from '../engine/derive-colors.ts';
import { usualShadows } from '../engine/shadows.ts';
import { colorSlotNames } from '../engine/slot-names.ts';
import type { ThemeSource } from '../engine/theme-source.ts';
import { engineVersion } from './theme-parts.ts';

/** A source as files and preferences keep it. */
export function storedSource({ colors, opacity, radii, fonts, shadows }: ThemeSource) {
  return {
    themeEngineVersion: engineVersion,
    fonts: families(fonts),
    shadows: { ...shadows },
    opacity: { ...opacity },
    colors: Object.fromEntries(
      // Others do not read an opacity in a colour.
      Object.entries(colors).map(([slot, color]) => [
        slot,
        color.replace(/^(#[\da-f]{6})[\da-f]{2}$/i, '$1'),
      ]),
    ),
    radii: { ...radii },
  };
}

/** What follows from a source, all of it said, for clients that derive by other rules. */
export function storedSnapshot(source: ThemeSource) {
  const derived = deriveColors(source);
  return {
    themeEngineVersion: engineVersion,
    fonts: families({ ...usualFonts, ...source.fonts }),
    shadows: { ...usualShadows, ...source.shadows },
    opacity: { ...alphaGroups, ...source.opacity },
    colors: Object.fromEntries(
      colorSlotNames.map((slot) => [
        slot,
        derived[slot].alpha === 0 ? 'transparent' : formatColor(derived[slot]),
      ]),
    ),
    radii: { ...usualRadii, ...source.radii },
  };
}

/** The text of a theme file with both parts, which any client of the family reads. */
export function writeThemeFile(source: ThemeSource, name: string): string {
  const file = {
    _pleroma_theme_version: 2,
    name,
    theme: storedSnapshot(source),
    source: storedSource(source),
  };
  return JSON.stringify(file, undefined, 2);
}

function families(fonts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fonts).map(([slot, family]) => [slot, { family }]));
}
