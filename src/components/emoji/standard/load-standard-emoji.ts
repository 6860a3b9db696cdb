import type { CompactEmoji } from 'emojibase';
import { loadChunk } from '#components/chunk/load-chunk.ts';
import { parseStandardEmoji } from './parse-standard-emoji.ts';
import type { StandardEmoji } from './standard-emoji.ts';

type EmojiNames = () => Promise<{ readonly default: readonly CompactEmoji[] }>;

const english: EmojiNames = () => import('emojibase-data/en/compact.json');

/* By BCP 47 tag: the interface languages for which emojibase has names. */
const words: Readonly<Record<string, EmojiNames | undefined>> = {
  de: () => import('emojibase-data/de/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  et: () => import('emojibase-data/et/compact.json'),
  fi: () => import('emojibase-data/fi/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  hu: () => import('emojibase-data/hu/compact.json'),
  it: () => import('emojibase-data/it/compact.json'),
  ja: () => import('emojibase-data/ja/compact.json'),
  ko: () => import('emojibase-data/ko/compact.json'),
  nb: () => import('emojibase-data/nb/compact.json'),
  nl: () => import('emojibase-data/nl/compact.json'),
  pl: () => import('emojibase-data/pl/compact.json'),
  pt: () => import('emojibase-data/pt/compact.json'),
  ru: () => import('emojibase-data/ru/compact.json'),
  uk: () => import('emojibase-data/uk/compact.json'),
  vi: () => import('emojibase-data/vi/compact.json'),
  'zh-Hans': () => import('emojibase-data/zh/compact.json'),
  'zh-Hant': () => import('emojibase-data/zh-hant/compact.json'),
};

/**
 * Loads the Unicode emoji with their names in a language (BCP 47), or English if there are none;
 * English names find them too. Rejects with `ChunkError`.
 */
export function loadStandardEmoji(language: string): Promise<readonly StandardEmoji[]> {
  return loadChunk({ name: `emoji-${language}`, kind: 'part' }, async () => {
    const ours = words[language] ?? english;
    const [named, inEnglish, shortcodes] = await Promise.all([
      ours(),
      english(),
      import('emojibase-data/en/shortcodes/emojibase.json'),
    ]);
    return parseStandardEmoji(named.default, inEnglish.default, shortcodes.default);
  });
}
