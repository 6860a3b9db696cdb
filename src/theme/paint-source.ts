import {
  blackOrWhite,
  contrastOf,
  cssColor,
  formatColor,
  leastContrast,
  parseColor,
  type Color,
} from './engine/color.ts';
import { computeTheme } from './engine/compute-theme.ts';
import { readableOn } from './engine/source-from-accent.ts';
import type { ThemeSource } from './engine/theme-source.ts';
import type { Painting } from './painting.ts';

/** The colours that other clients show as surfaces and signs, and we also as text. */
const spoken = ['cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

/** What the page needs to show a theme. */
export function paintSource(source: ThemeSource): Painting {
  const { isDark, properties, colors } = computeTheme(source);
  const readable = Object.fromEntries(
    spoken.map((slot) => [
      `--${slot}Text`,
      readableOn(formatColor(colors.bg), formatColor(colors[slot])),
    ]),
  );
  return {
    sheet: isDark ? 'dark' : 'light',
    properties: {
      ...properties,
      ...readable,
      '--accentText': cssColor(onAccent(colors)),
      '--wallpaperLink': readableOn(formatColor(colors.wallpaper), formatColor(colors.link)),
    },
  };
}

/** The text of a filled button: the background's own colour where that can be read. */
function onAccent({ accent, bg }: { readonly accent: Color; readonly bg: Color }): Color {
  const opaque = parseColor(formatColor(bg));
  return opaque && contrastOf(accent, opaque) >= leastContrast ? opaque : blackOrWhite(accent);
}
