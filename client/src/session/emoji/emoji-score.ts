import { foldText } from '#lib/fold-text.ts';
import type { StandardEmoji } from './standard-emoji.ts';

/** The match of an emoji with a query; a higher `score` is better. */
export interface EmojiMatch {
  readonly score: number;
  /** The matching shortcode, or the usual one. */
  readonly shortcode: string;
}

/* Larger than the length of any name, which orders matches of the same kind. */
const step = 1000;

/** Whether a word of the text begins with the query. */
function beginsWord(text: string, wanted: string): boolean {
  return text.startsWith(wanted) || text.includes(`_${wanted}`) || text.includes(` ${wanted}`);
}

function scoreShortcode(code: string, wanted: string): number {
  /* Most of 20,000 shortcodes end here. */
  if (!code.includes(wanted)) return -Infinity;
  if (code === wanted) return 9 * step;
  /* Only the last letter is missing: `hear` means heart. */
  if (code.startsWith(wanted) && code.length === wanted.length + 1) return 6.5 * step;
  if (code.startsWith(wanted)) return 4 * step - code.length;
  if (beginsWord(code, wanted)) return 3 * step - code.length;
  return step - code.length;
}

function scoreName(name: string, wanted: string): number {
  if (name === wanted) return 8 * step;
  /* The last word names the thing: a full moon is a moon, a moon cake is a cake. */
  return name.endsWith(` ${wanted}`) ? 7 * step - name.length : -Infinity;
}

function scoreKeyword(word: string, wanted: string): number {
  if (!word.includes(wanted)) return -Infinity;
  if (word === wanted) return 6 * step;
  if (word.startsWith(wanted)) return 3 * step - word.length;
  if (beginsWord(word, wanted)) return 2 * step - word.length;
  return -word.length;
}

/**
 * Returns the score of a custom emoji by its folded shortcode; undefined without a match.
 */
export function matchCustomEmoji(shortcode: string, wanted: string): number | undefined {
  const score = scoreShortcode(shortcode, wanted);
  return score === -Infinity ? undefined : score;
}

/**
 * Returns the match of a Unicode emoji by its shortcodes, name and keywords; undefined without one.
 */
export function matchStandardEmoji(emoji: StandardEmoji, wanted: string): EmojiMatch | undefined {
  const [usual = ''] = emoji.shortcodes;
  if (emoji.character === wanted || emoji.skins.includes(wanted))
    return { score: 10 * step, shortcode: usual };
  const contains = (text: string): boolean => text.includes(wanted);
  /* Most of 1,900 emoji end here. */
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
