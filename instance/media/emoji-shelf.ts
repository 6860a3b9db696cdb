import { originMark } from '#instance/rules/origin-mark.ts';
import type { KeptEmoji } from '#instance/views/emoji-view.ts';

export interface CustomEmoji {
  readonly shortcode: string;
  /** Path on this instance. */
  readonly path: string;
  readonly category: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The custom emoji of the instance. */
export interface EmojiShelf {
  readonly all: readonly CustomEmoji[];
  get(shortcode: string): CustomEmoji | undefined;
  at(path: string): CustomEmoji | undefined;
  /** Those used in a text, in order of first use, as they are kept beside it. */
  foundIn(text: string): KeptEmoji[];
}

export function createEmojiShelf(emoji: readonly CustomEmoji[]): EmojiShelf {
  const byName = new Map(emoji.map((each) => [each.shortcode, each]));
  const byPath = new Map(emoji.map((each) => [each.path, each]));
  return {
    all: [...emoji].toSorted((one, other) => (one.shortcode < other.shortcode ? -1 : 1)),
    get: (shortcode) => byName.get(shortcode),
    at: (path) => byPath.get(path),
    foundIn(text) {
      const found = new Map<string, KeptEmoji>();
      for (const [, shortcode = ''] of text.matchAll(/:([\w+-]{1,64})(?=:)/g)) {
        const known = byName.get(shortcode);
        if (known) found.set(shortcode, { shortcode, url: originMark + known.path });
      }
      return [...found.values()];
    },
  };
}
