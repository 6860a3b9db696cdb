const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How long a text is to those who read it: a flag or a family counts as one character, as on the real server. */
export function textLength(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}
