import { blackOrWhite, contrastOf, invertLightness, leastContrast, type Color } from './color.ts';

/**
 * A text colour that can be read on the background, where there is one: as it is, else light for
 * dark. Where neither will do, `legible` means black or white and `hue` the inverted colour.
 */
export function legibleText(
  background: Color,
  text: Color,
  mode: 'legible' | 'hue' | 'blackOrWhite',
): Color {
  if (mode === 'blackOrWhite') return blackOrWhite(background);
  if (contrastOf(background, text) >= leastContrast) return text;
  const inverted = invertLightness(text);
  if (mode === 'hue' || contrastOf(background, inverted) >= leastContrast) return inverted;
  return blackOrWhite(background);
}
