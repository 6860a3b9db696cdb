import { countGraphemes } from '#lib/text-length.ts';

/** Longer than any limit of a text; such a text is not worth being read through. */
const endless = 200_000;

/** How long a text is to those who read it: a flag or a family counts as one character, as on the real server. */
export function textLength(text: string): number {
  return text.length > endless ? text.length : countGraphemes(text);
}
