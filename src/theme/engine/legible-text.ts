import { blackOrWhite, contrastOf, invertLightness, minimumContrast, type Color } from './color.ts';

/**
 * Returns a text colour that is legible on the background if possible: the colour itself, else with
 * inverted lightness. If neither is legible, `legible` returns black or white and `hue` the
 * inverted colour.
 */
export function legibleText(
  background: Color,
  text: Color,
  mode: 'legible' | 'hue' | 'blackOrWhite',
): Color {
  if (mode === 'blackOrWhite') return blackOrWhite(background);
  if (contrastOf(background, text) >= minimumContrast) return text;
  const inverted = invertLightness(text);
  if (mode === 'hue' || contrastOf(background, inverted) >= minimumContrast) return inverted;
  return blackOrWhite(background);
}
