import { boundGraphemes } from '@rookery/contract/text/bound-graphemes.ts';

/* Characters that embed, override or isolate a direction. The marks U+200E, U+200F and U+061C
   are not among them: punctuation needs them, and they do not change the surrounding text. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Removes characters that would change the direction of the surrounding text. Used for values in
 * sentences and in attributes such as `title`, `alt` and `aria-label`, where markup cannot isolate
 * them. Joining the letters that these characters separated cannot create a grapheme of unlimited
 * length.
 */
export function withoutDirectionControls(text: string): string {
  return boundGraphemes(text.replace(directionControls, ''));
}
