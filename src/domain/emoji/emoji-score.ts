import type { StandardEmoji } from './standard/standard-emoji.ts';

/** How well an emoji fits what is searched for; a higher `score` is a better match. */
export interface EmojiMatch {
  readonly score: number;
  /** The shortcode that it was found by, or the usual one. */
  readonly shortcode: string;
}

/* More than the length of any name, which decides among matches of one kind. */
const step = 1000;

/** Whether a word of a text begins with what is searched for. */
function beginsWord(text: string, wanted: string): boolean {
  return text.startsWith(wanted) || text.includes(`_${wanted}`) || text.includes(` ${wanted}`);
}

function scoreShortcode(code: string, wanted: string): number {
  if (code === wanted) return 9 * step;
  /* Only its last letter is missing: `hear` is meant for a heart. */
  if (code.startsWith(wanted) && code.length === wanted.length + 1) return 6.5 * step;
  if (code.startsWith(wanted)) return 4 * step - code.length;
  if (beginsWord(code, wanted)) return 3 * step - code.length;
  return code.includes(wanted) ? step - code.length : -Infinity;
}

function scoreName(name: string, wanted: string): number {
  if (name === wanted) return 8 * step;
  /* The last word says what it is: a full moon is a moon, a moon cake is a cake. */
  return name.endsWith(` ${wanted}`) ? 7 * step - name.length : -Infinity;
}

function scoreKeyword(word: string, wanted: string): number {
  if (word === wanted) return 6 * step;
  if (word.startsWith(wanted)) return 3 * step - word.length;
  if (beginsWord(word, wanted)) return 2 * step - word.length;
  return word.includes(wanted) ? -word.length : -Infinity;
}

/** Scores a custom emoji by its shortcode in lower case; undefined where it does not fit. */
export function matchCustom(shortcode: string, wanted: string): number | undefined {
  const score = scoreShortcode(shortcode, wanted);
  return score === -Infinity ? undefined : score;
}

/** Scores an emoji of Unicode by its shortcodes, name and keywords; undefined where none fits. */
export function matchStandard(emoji: StandardEmoji, wanted: string): EmojiMatch | undefined {
  const [usual = ''] = emoji.shortcodes;
  if (emoji.character === wanted || emoji.skins.includes(wanted))
    return { score: 10 * step, shortcode: usual };
  let best: EmojiMatch = {
    score: Math.max(
      scoreName(emoji.name.toLowerCase(), wanted),
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
