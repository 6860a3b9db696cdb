import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';

/** How a server counts the characters of a text against its limits. */
export interface CountingRules {
  readonly unit: 'graphemes' | 'codePoints';
  /**
   * Number of characters that each URL in a post counts as. Undefined if URLs and mentions count as
   * written.
   */
  readonly charactersPerUrl: number | undefined;
}

/** Counts the characters of a text that is not a post, such as a description or poll option. */
export function textLength(text: string, { unit }: CountingRules): number {
  if (unit === 'graphemes') return countGraphemes(text);
  /* A surrogate pair is one code point, so it is replaced by one character. */
  return text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}

/* Matches a URL whose host has a dot. The character before it must not be a letter or sign that
   would make the URL part of a word. */
const url =
  /(?<![\p{L}\p{N}@#$/])https?:\/\/[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;

/* Punctuation after a URL that belongs to the sentence and not to the URL. */
const sentenceEnd = new Set(".,;:!?'*~]}…。、，！？」』）”’»");

const mention = /(?<![=/\p{L}\p{N}_])(@\w+(?:[.-]+\w+)*)@[\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*/gu;

/**
 * Returns the length of a URL in a text, without punctuation and closing brackets that belong to
 * the sentence.
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

/**
 * Counts the characters of a post, without white space around its text, together with its subject,
 * as the server does.
 */
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
