import { foldText } from '#lib/fold-text.ts';
import type { StandardEmoji } from './standard-emoji.ts';

/** How an emoji matches a query. A higher `score` is a better match. */
export interface EmojiMatch {
  readonly score: number;
  /** The shortcode that matches, or the usual shortcode of the emoji. */
  readonly shortcode: string;
}

/* Difference between the scores of two kinds of matches, larger than the length of any name.
   Within a kind, shorter names have higher scores. */
const step = 1000;

/** Returns whether a word of the text begins with the query. */
function beginsWord(text: string, wanted: string): boolean {
  return text.startsWith(wanted) || text.includes(`_${wanted}`) || text.includes(` ${wanted}`);
}

function scoreShortcode(code: string, wanted: string): number {
  /* This check comes first because it is cheap and most of a server's 20,000 shortcodes do not
     contain the query. */
  if (!code.includes(wanted)) return -Infinity;
  if (code === wanted) return 9 * step;
  /* The query is the shortcode without its last letter: `hear` finds heart. */
  if (code.startsWith(wanted) && code.length === wanted.length + 1) return 6.5 * step;
  if (code.startsWith(wanted)) return 4 * step - code.length;
  if (beginsWord(code, wanted)) return 3 * step - code.length;
  return step - code.length;
}

function scoreName(name: string, wanted: string): number {
  if (name === wanted) return 8 * step;
  /* The last word of a name says what the emoji shows: a full moon is a moon, but a moon cake is
     a cake. */
  return name.endsWith(` ${wanted}`) ? 7 * step - name.length : -Infinity;
}

function scoreKeyword(word: string, wanted: string): number {
  if (!word.includes(wanted)) return -Infinity;
  if (word === wanted) return 6 * step;
  if (word.startsWith(wanted)) return 3 * step - word.length;
  if (beginsWord(word, wanted)) return 2 * step - word.length;
  return -word.length;
}

/** Returns the score of a custom emoji by its folded shortcode; undefined if it does not match. */
export function matchCustomEmoji(shortcode: string, wanted: string): number | undefined {
  const score = scoreShortcode(shortcode, wanted);
  return score === -Infinity ? undefined : score;
}

/**
 * Returns the match of a Unicode emoji by its shortcodes, name and keywords; undefined if it does
 * not match.
 */
export function matchStandardEmoji(emoji: StandardEmoji, wanted: string): EmojiMatch | undefined {
  const [usual = ''] = emoji.shortcodes;
  if (emoji.character === wanted || emoji.skins.includes(wanted))
    return { score: 10 * step, shortcode: usual };
  const contains = (text: string): boolean => text.includes(wanted);
  /* This check comes first because it is cheap and most of the 1,900 Unicode emoji do not
     contain the query. */
  if (!emoji.keywords.some(contains) && !emoji.shortcodes.some(contains)) return undefined;
  let best: EmojiMatch = {
    score: Math.max(
      scoreName(foldText(emoji.name), wanted),
      ...emoji.keywords.map((word) => scoreKeyword(word, wanted)),
    ),
    shortcode: usual,
  };
  for (const shortcode of emoji.shortcodes) {
    const score = scoreShortcode(shortcode, wanted);
    if (score > best.score) best = { score, shortcode };
  }
  return best.score === -Infinity ? undefined : best;
}
