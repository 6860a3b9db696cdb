/** Red, green and blue channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance by WCAG 2: 0 for black, 1 for white. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio by WCAG 2: from 1 (none) to 21 (black on white), in any order. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
