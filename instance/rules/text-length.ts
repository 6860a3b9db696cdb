const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Longer than any limit of a text; such a text is not worth being read through. */
const endless = 200_000;

/** How long a text is to those who read it: a flag or a family counts as one character, as on the real server. */
export function textLength(text: string): number {
  if (text.length > endless) return text.length;
  return Array.from(segmenter.segment(text)).length;
}
