import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';

/** How a server counts characters against its limits. */
export interface CountingRules {
  readonly unit: 'graphemes' | 'codePoints';
  /** Characters that each URL in a post counts as; undefined if URLs and mentions count in full. */
  readonly charactersPerUrl: number | undefined;
}

/** Counts the characters of text other than posts, such as descriptions and poll options. */
export function textLength(text: string, { unit }: CountingRules): number {
  if (unit === 'graphemes') return countGraphemes(text);
  /* A surrogate pair is one code point. */
  return text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}

/*
 * A URL whose host has a dot, not directly after a letter or sign that would make it part of a
 * word.
 */
const url =
  /(?<![\p{L}\p{N}@#$/])https?:\/\/[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;

/* Punctuation after a URL that ends the sentence, not the URL. */
const sentenceEnd = new Set(".,;:!?'*~]}…。、，！？」』）”’»");

const mention = /(?<![=/\p{L}\p{N}_])(@\w+(?:[.-]+\w+)*)@[\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*/gu;

/**
 * Returns the length of a URL without trailing punctuation and closing brackets of the sentence.
 */
function urlEnd(found: string): number {
  let end = found.length;
  let unopened = found.split(')').length - found.split('(').length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!sentenceEnd.has(last)) break;
  }
  return end;
}

/** Counts a trimmed post and its subject together, as the server does. */
export function postLength(
  { text, subject }: { readonly text: string; readonly subject: string },
  rules: CountingRules,
): number {
  const { charactersPerUrl } = rules;
  const trimmed = text.trim();
  if (charactersPerUrl === undefined) return textLength((trimmed + subject).trim(), rules);
  const counted = trimmed
    .replaceAll(url, (found) => {
      const end = urlEnd(found);
      return '_'.repeat(charactersPerUrl) + found.slice(end);
    })
    .replaceAll(mention, '$1');
  return textLength(counted, rules) + textLength(subject.trim(), rules);
}
