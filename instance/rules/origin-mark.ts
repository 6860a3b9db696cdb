/**
 * Stands for the instance's own address in stored HTML and URIs, so that data made under one port
 * are right under another. A private-use character that is taken out of everything people write.
 */
export const originMark = '\u{F0000}';

export function withoutOriginMark(text: string): string {
  return text.replaceAll(originMark, '');
}

export function withOrigin(text: string, origin: string): string {
  return text.includes(originMark) ? text.replaceAll(originMark, origin) : text;
}
