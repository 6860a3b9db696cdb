/**
 * Placeholder for the instance's own address in stored HTML and URIs, which keeps data valid under
 * another port. A private-use character that is removed from all user input.
 */
export const originMark = '\u{F0000}';

export function withoutOriginMark(text: string): string {
  return text.replaceAll(originMark, '');
}

export function withOrigin(text: string, origin: string): string {
  return text.includes(originMark) ? text.replaceAll(originMark, origin) : text;
}
