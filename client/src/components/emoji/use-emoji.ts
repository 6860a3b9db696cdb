import type { CompactEmoji, ShortcodesDataset } from 'emojibase';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { foldText } from '#lib/fold-text.ts';
import { loadChunk } from '#lib/chunk/load-chunk.ts';
import { queryClient } from '#session/queries/query-client.ts';
import { useSession } from '#session/session-context.ts';
import {
  type StandardEmoji,
  type StandardEmojiGroup,
  standardEmojiGroups,
} from '#session/emoji/standard-emoji.ts';
import { customEmojiQueryOptions } from '#session/emoji/load-custom-emoji.ts';

/* Group names by their number in emojibase. Number 2 is left out: it contains parts of emoji,
   such as hair colours. */
const groups = new Map<number | undefined, StandardEmojiGroup>(
  standardEmojiGroups.map((name, index) => [index < 2 ? index : index + 1, name]),
);

/* Returns the five skin tone variants. Of emoji with several people, only those with equal
   tones. */
function fiveTones({ skins = [] }: CompactEmoji): string[] {
  if (skins.length === 5) return skins.map(({ unicode }) => unicode);
  const tones = ['🏻', '🏼', '🏽', '🏾', '🏿'];
  return tones.flatMap((tone) => {
    const same = skins.find(
      ({ unicode }) =>
        unicode.includes(tone) && !tones.some((other) => other !== tone && unicode.includes(other)),
    );
    return same ? [same.unicode] : [];
  });
}

/**
 * Returns the emoji in Unicode order, without the parts of emoji. `localized` has the names and
 * keywords in the reader's language, `english` the keywords that match in every language.
 */
function parseStandardEmoji(
  localized: readonly CompactEmoji[],
  english: readonly CompactEmoji[],
  shortcodes: ShortcodesDataset,
): readonly StandardEmoji[] {
  const inEnglish = new Map(english.map((emoji) => [emoji.hexcode, emoji]));
  return localized
    .filter(({ group }) => groups.has(group))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((emoji) => {
      const known = inEnglish.get(emoji.hexcode);
      const tags = [emoji.label, ...(emoji.tags ?? []), known?.label ?? '', ...(known?.tags ?? [])];
      const skins = fiveTones(emoji);
      return {
        character: emoji.unicode,
        name: emoji.label,
        shortcodes: [shortcodes[emoji.hexcode] ?? []].flat(),
        keywords: [...new Set(tags.filter(Boolean).map(foldText))],
        group: groups.get(emoji.group) ?? 'symbols',
        skins: skins.length === 5 ? skins : [],
      };
    });
}

type EmojiNames = () => Promise<{ readonly default: readonly CompactEmoji[] }>;

const english: EmojiNames = () => import('emojibase-data/en/compact.json');

/* The names of emoji by BCP 47 tag: the interface languages for which emojibase has names. */
const localizedNames: ReadonlyMap<string, EmojiNames> = new Map<string, EmojiNames>([
  ['de', () => import('emojibase-data/de/compact.json')],
  ['es', () => import('emojibase-data/es/compact.json')],
  ['et', () => import('emojibase-data/et/compact.json')],
  ['fi', () => import('emojibase-data/fi/compact.json')],
  ['fr', () => import('emojibase-data/fr/compact.json')],
  ['hu', () => import('emojibase-data/hu/compact.json')],
  ['it', () => import('emojibase-data/it/compact.json')],
  ['ja', () => import('emojibase-data/ja/compact.json')],
  ['ko', () => import('emojibase-data/ko/compact.json')],
  ['nb', () => import('emojibase-data/nb/compact.json')],
  ['nl', () => import('emojibase-data/nl/compact.json')],
  ['pl', () => import('emojibase-data/pl/compact.json')],
  ['pt', () => import('emojibase-data/pt/compact.json')],
  ['ru', () => import('emojibase-data/ru/compact.json')],
  ['uk', () => import('emojibase-data/uk/compact.json')],
  ['vi', () => import('emojibase-data/vi/compact.json')],
  ['zh-Hans', () => import('emojibase-data/zh/compact.json')],
  ['zh-Hant', () => import('emojibase-data/zh-hant/compact.json')],
]);

/**
 * Loads the Unicode emoji with their names in a language (BCP 47), or in English if emojibase has
 * none. English keywords match as well in every language. Rejects with `ChunkError`.
 */
export function loadStandardEmoji(language: string): Promise<readonly StandardEmoji[]> {
  return loadChunk({ name: `emoji-${language}`, kind: 'part' }, async () => {
    const ours = localizedNames.get(language) ?? english;
    const [named, inEnglish, shortcodes] = await Promise.all([
      ours(),
      english(),
      import('emojibase-data/en/shortcodes/emojibase.json'),
    ]);
    return parseStandardEmoji(named.default, inEnglish.default, shortcodes.default);
  });
}

/** The Unicode emoji with their names in a language (BCP 47); cached permanently. */
export function standardEmojiQuery(language: string) {
  return {
    queryKey: ['standard emoji', language],
    queryFn: () => loadStandardEmoji(language),
    staleTime: Infinity,
  };
}

const none: readonly never[] = [];

/**
 * Loads the Unicode emoji in the reader's language and the custom emoji, each once; empty while
 * loading.
 */
export function useEmoji() {
  const session = useSession();
  const { i18n } = useLingui();
  const custom = useQuery(customEmojiQueryOptions(session), session.part(queryClient));
  const standard = useQuery(standardEmojiQuery(i18n.locale), session.part(queryClient));
  return {
    standard: standard.data ?? none,
    /* Empty until the Unicode emoji have loaded. These come first in the picker, so custom emoji
       shown earlier would move down, and images that are then out of view would have been
       loaded. */
    custom: standard.isLoading ? none : (custom.data ?? none),
    isLoading: custom.isLoading || standard.isLoading,
    failure: custom.error ?? standard.error ?? undefined,
    retry: (): void => {
      if (custom.error) void custom.refetch();
      if (standard.error) void standard.refetch();
    },
  };
}
