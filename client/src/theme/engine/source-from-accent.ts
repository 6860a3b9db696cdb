import { convertHslToRgb, convertRgbToHsl, formatHex, parseHex } from 'culori/fn';
import {
  contrastIgnoringOpacity,
  formatColor,
  lightenBy,
  minimumContrast,
  parseColor,
} from './color.ts';
import type { ThemeSource } from './theme-source.ts';

/** Saturation and lightness of the surfaces and the text. Their hue is that of the accent. */
const tones = {
  dark: { bg: [0.16, 0.11], fg: [0.17, 0.145], text: [0.18, 0.92], wallpaper: [0.18, 0.08] },
  light: { bg: [0.4, 0.995], fg: [0.28, 0.955], text: [0.24, 0.12], wallpaper: [0.3, 0.965] },
} as const;

/** The four signal colours of Akkoma-FE, in shades that are legible on the derived backgrounds. */
const signals = {
  dark: { cRed: '#ff7b7b', cGreen: '#4cc38a', cBlue: '#6cb6ff', cOrange: '#f2b04a' },
  light: { cRed: '#b42323', cGreen: '#0f7a49', cBlue: '#0b62b8', cOrange: '#8f5500' },
} as const;

/**
 * Derives the colours of a theme from one accent colour. The accent is made lighter or darker until
 * it is legible on the background. @param accent `#rrggbb`; any other text is read as a neutral
 * grey
 */
export function colorsFromAccent(accent: string, kind: 'dark' | 'light'): ThemeSource['colors'] {
  const { h, s } = convertRgbToHsl(parseHex(accent) ?? { r: 0.5, g: 0.5, b: 0.5 });
  const tint = ([saturation, l]: readonly [number, number]) =>
    formatHex(convertHslToRgb({ h: h ?? 0, s: Math.min(s, saturation), l }));
  const { bg, fg, text, wallpaper } = tones[kind];
  const background = tint(bg);
  const readable = nearestReadableColor(background, accent);
  return {
    bg: background,
    fg: tint(fg),
    text: tint(text),
    wallpaper: tint(wallpaper),
    accent: readable,
    badgeNotification: readable,
    ...signals[kind],
  };
}

/** Returns the nearest colour of the same hue that is legible on the background. */
export function nearestReadableColor(background: string, text: string): string {
  const [ground, color] = [parseColor(background), parseColor(text)];
  if (!ground || !color) return text;
  for (let points = 0; points <= 100; points++) {
    for (const direction of [1, -1]) {
      const candidate = parseColor(formatColor(lightenBy(color, points * direction)));
      if (candidate && contrastIgnoringOpacity(candidate, ground) >= minimumContrast)
        return formatColor(candidate);
    }
  }
  return text;
}
