import type { CustomEmoji } from '../emoji/custom-emoji.ts';
import { matchCustomEmoji, matchStandardEmoji } from '../emoji/emoji-score.ts';
import type { StandardEmoji } from '../emoji/standard-emoji.ts';
import { foldText } from '#lib/fold-text.ts';
import { maxSuggestions } from './merge-suggestions.ts';

type EmojiSuggestion =
  | { readonly kind: 'custom'; readonly emoji: CustomEmoji }
  | { readonly kind: 'standard'; readonly emoji: StandardEmoji; readonly shortcode: string };

interface Scored {
  readonly suggestion: EmojiSuggestion;
  /** Rank: 2 for exact matches, 1 for other custom emoji, 0 for other Unicode emoji. */
  readonly tier: 0 | 1 | 2;
  readonly score: number;
}

function compare(one: Scored, other: Scored): number {
  return (
    other.tier - one.tier ||
    other.score - one.score ||
    Number(one.suggestion.kind === 'standard') - Number(other.suggestion.kind === 'standard')
  );
}

function scoreCustom(emoji: CustomEmoji, wanted: string): Scored | undefined {
  const score = matchCustomEmoji(emoji.folded, wanted);
  if (score === undefined) return undefined;
  const tier = emoji.folded === wanted ? 2 : 1;
  return { suggestion: { kind: 'custom', emoji }, tier, score };
}

function scoreStandard(emoji: StandardEmoji, wanted: string): Scored | undefined {
  const match = matchStandardEmoji(emoji, wanted);
  if (!match) return undefined;
  const { shortcode, score } = match;
  const suggestion = { kind: 'standard', emoji, shortcode } as const;
  return { suggestion, tier: shortcode === wanted ? 2 : 0, score };
}

/**
 * Returns at most five emoji for the text between `:` and the caret, ignoring case and accents:
 * exact shortcodes, then custom emoji, then other emoji by their score (`emoji-score.ts`)
 * [R-EMOJI-001 R-CONST-063].
 */
export function suggestEmoji(
  words: string,
  standard: readonly StandardEmoji[],
  custom: readonly CustomEmoji[],
): readonly EmojiSuggestion[] {
  const wanted = foldText(words).replace(/:$/, '');
  if (wanted === '') return [];
  /* A single letter matches thousands of names, so only the best matches are stored and sorted. */
  let best: Scored[] = [];
  const offer = (scored: Scored | undefined): void => {
    const last = best[maxSuggestions - 1];
    if (scored && (!last || compare(scored, last) < 0))
      best = [...best, scored].toSorted(compare).slice(0, maxSuggestions);
  };
  for (const emoji of custom) offer(scoreCustom(emoji, wanted));
  for (const emoji of standard) offer(scoreStandard(emoji, wanted));
  return best.map(({ suggestion }) => suggestion);
}

/** The functions of MFM (Misskey's Markdown) that Rookery renders. */
const functions =
  'blur bounce flip font jelly jump rainbow rotate shake sparkle spin tada twitch x2 x3 x4'.split(
    ' ',
  );

/**
 * Returns at most five functions for the text after `$`: those whose names begin with the text,
 * then those that contain it.
 */
export function suggestMfm(words: string): readonly string[] {
  const wanted = words.toLowerCase().replace(/^\[/, '');
  const begins = functions.filter((name) => name.startsWith(wanted));
  const holds = functions.filter((name) => !name.startsWith(wanted) && name.includes(wanted));
  return [...begins, ...holds].slice(0, maxSuggestions);
}
