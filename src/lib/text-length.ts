/** How a server counts the characters of a text against its limits. */
export interface CountingRules {
  readonly unit: 'graphemes' | 'codePoints';
  /** What each URL in a post counts as; undefined where URLs and mentions count as they are written. */
  readonly charactersPerUrl: number | undefined;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/*
 * Characters that never share a grapheme with one of the others: ASCII but CR, Latin, Greek, Cyrillic, kana,
 * ideographs and Hangul syllables. Texts of these alone need no segmenter, which is 50 times slower.
 */
const simple =
  /^[\n\t\u0020-\u007E\u00A1-\u00A8\u00AA-\u00AC\u00AF-\u02FF\u0370-\u0482\u048A-\u058F\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309B-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF9D]*$/;

/** Counts characters as a reader sees them, as Akkoma and Pleroma do (`String.length` of Elixir). */
export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  let count = 0;
  // oxlint-disable-next-line no-unused-vars -- segments are only counted; an array of them would be large
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Counts the characters of a text that is no post, such as a description or an option of a poll. */
export function textLength(text: string, { unit }: CountingRules): number {
  if (unit === 'graphemes') return countGraphemes(text);
  /* A surrogate pair is one code point. */
  return text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}

/* A URL, its host with a dot, not behind a letter or a sign that would make it part of a word. */
const url =
  /(?<![\p{L}\p{N}@#$/])https?:\/\/[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;

/* Punctuation behind a URL that ends the sentence and not the URL. */
const sentenceEnd = new Set(".,;:!?'*~]}…。、，！？」』）”’»");

const mention = /(?<![=/\p{L}\p{N}_])(@\w+(?:[.-]+\w+)*)@[\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*/gu;

/** The length of a URL without the punctuation and the closing brackets of the sentence around it. */
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

/** Counts a post and its subject together, without white space around them, as the server will. */
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
