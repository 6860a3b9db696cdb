import {
  blackOrWhite,
  type Color,
  contrastIgnoringOpacity,
  cssColor,
  formatColor,
  minimumContrast,
  parseColor,
} from './engine/color.ts';
import { computeTheme } from './engine/compute-theme.ts';
import { nearestReadableColor } from './engine/source-from-accent.ts';
import type { ThemeSource } from './engine/theme-source.ts';
import type { ThemeStyles } from './apply-theme.ts';

/**
 * Colours that Akkoma-FE and Pleroma-FE use only for surfaces and icons. This client also uses them
 * for text, so their contrast must be sufficient.
 */
const textSlots = ['cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

/** Computes the styles that apply a theme to the page. */
export function computeThemeStyles(source: ThemeSource): ThemeStyles {
  const { isDark, properties, colors } = computeTheme(source);
  const readable = Object.fromEntries(
    textSlots.map((slot) => [
      `--${slot}Text`,
      nearestReadableColor(formatColor(colors.bg), formatColor(colors[slot])),
    ]),
  );
  return {
    sheet: isDark ? 'dark' : 'light',
    properties: {
      ...properties,
      ...readable,
      '--accentText': cssColor(accentTextOf(colors)),
      '--wallpaperLink': nearestReadableColor(
        formatColor(colors.wallpaper),
        formatColor(colors.link),
      ),
    },
  };
}

/**
 * Returns the text colour of a button filled with the accent: the page's background if that is
 * legible, otherwise black or white.
 */
function accentTextOf({ accent, bg }: { readonly accent: Color; readonly bg: Color }): Color {
  const opaque = parseColor(formatColor(bg));
  return opaque && contrastIgnoringOpacity(accent, opaque) >= minimumContrast
    ? opaque
    : blackOrWhite(accent);
}
