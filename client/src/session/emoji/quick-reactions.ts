import type { CustomEmoji } from './custom-emoji.ts';

/** An emoji that can be selected without opening the whole picker. */
export interface QuickReaction {
  /** The character, or the shortcode of a custom emoji. */
  readonly name: string;
  readonly custom?: CustomEmoji;
}

const defaultReactions = ['❤️', '👍', '😂', '😮', '😢', '🎉', '🔥'] as const;

/**
 * Returns the emoji that are shown before the whole picker: those used last on this device,
 * followed by common Unicode emoji. Recent custom emoji are left out until they are loaded, and if
 * the server has no custom reactions.
 */
export function quickReactions(
  used: readonly string[],
  custom: readonly CustomEmoji[],
): readonly QuickReaction[] {
  const byName = new Map(custom.map((emoji) => [emoji.shortcode, emoji]));
  const recent = used.flatMap((name): QuickReaction[] => {
    const emoji = byName.get(name);
    if (emoji) return [{ name, custom: emoji }];
    return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(name) ? [{ name }] : [];
  });
  const names = new Set(recent.map(({ name }) => name));
  const others = defaultReactions.filter((name) => !names.has(name)).map((name) => ({ name }));
  return [...recent, ...others].slice(0, defaultReactions.length);
}
