import type { CustomEmoji } from '#domain/emoji/custom/custom-emoji.ts';
import type { StandardEmoji } from '#domain/emoji/standard/standard-emoji.ts';

/** As many suggestions at most (R-CONST-063). */
export const mostSuggestions = 5;

export type EmojiSuggestion =
  | { readonly kind: 'custom'; readonly emoji: CustomEmoji }
  | { readonly kind: 'standard'; readonly emoji: StandardEmoji; readonly shortcode: string };

interface Scored {
  readonly suggestion: EmojiSuggestion;
  readonly score: number;
  readonly name: string;
}

function scoreOf(name: string, wanted: string, isCustom: boolean): number {
  const exact = name === wanted ? 200 : 0;
  const prefix = name.startsWith(wanted) ? 10 : 0;
  return exact + (isCustom ? 100 : 0) + prefix - name.length;
}

/* Behind everything whose shortcode holds the word: found by what it is called in the reader's language. */
const byKeyword = -1_000;

function scoreStandard(emoji: StandardEmoji, wanted: string): Scored | undefined {
  let best: Scored | undefined;
  for (const shortcode of emoji.shortcodes) {
    if (!shortcode.includes(wanted)) continue;
    const score = scoreOf(shortcode, wanted, false);
    if (best && best.score >= score) continue;
    best = { suggestion: { kind: 'standard', emoji, shortcode }, score, name: shortcode };
  }
  if (best) return best;
  const keyword = emoji.keywords.find((word) => word.startsWith(wanted));
  const [shortcode = ''] = emoji.shortcodes;
  if (keyword === undefined) return undefined;
  const suggestion = { kind: 'standard', emoji, shortcode } as const;
  return { suggestion, score: byKeyword - keyword.length, name: shortcode };
}

function compare(one: Scored, other: Scored): number {
  return other.score - one.score || (one.name < other.name ? -1 : 1);
}

/**
 * The emoji for what was typed between `:` and the caret: the shortcode holds it, in any case; the very
 * one first, then the instance's own, then those that begin with it, the shorter before the longer,
 * then by the alphabet. At most five [R-EMOJI-001 R-CONST-063].
 */
export function suggestEmoji(
  words: string,
  standard: readonly StandardEmoji[],
  custom: readonly CustomEmoji[],
): readonly EmojiSuggestion[] {
  const wanted = words.toLowerCase().replace(/:$/, '');
  if (wanted === '') return [];
  /* One letter stands in thousands of names: only the best are ever held and put in order. */
  let best: Scored[] = [];
  const offer = (scored: Scored): void => {
    const last = best[mostSuggestions - 1];
    if (!last || compare(scored, last) < 0)
      best = [...best, scored].toSorted(compare).slice(0, mostSuggestions);
  };
  for (const emoji of custom)
    if (emoji.lower.includes(wanted))
      offer({
        suggestion: { kind: 'custom', emoji },
        score: scoreOf(emoji.lower, wanted, true),
        name: emoji.lower,
      });
  for (const emoji of standard) {
    const scored = scoreStandard(emoji, wanted);
    if (scored) offer(scored);
  }
  return best.map(({ suggestion }) => suggestion);
}
