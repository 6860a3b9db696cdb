/**
 * Returns the character (one or two UTF-16 units) that ends before an index, or '' at the start.
 */
export function characterBefore(text: string, index: number): string {
  const isPair = (text.codePointAt(index - 2) ?? 0) > 0xff_ff;
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index);
}

/** Returns the character that starts at an index, or '' at the end of the text. */
export function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}
