import { originMark } from '#instance/rules/origin-mark.ts';
import type { Database } from '#instance/store/database.ts';
import { writtenEmoji, writtenPacks, type WrittenPack } from '#instance/store/emoji-packs.ts';
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
  /** The packs that there are: the emoji of each, in order of shortcode, and what it says of itself. */
  readonly packs: ReadonlyMap<string, EmojiPackOnShelf>;
  get(shortcode: string): CustomEmoji | undefined;
  at(path: string): CustomEmoji | undefined;
  /** Those used in a text, in order of first use, as they are kept beside it. */
  foundIn(text: string): KeptEmoji[];
  /** Takes in what admins have changed since. */
  refresh(): void;
}

export interface EmojiPackOnShelf {
  readonly emoji: readonly CustomEmoji[];
  /** Undefined for a pack that the software brings along. */
  readonly written: WrittenPack | undefined;
}

export function packOf({ category }: CustomEmoji): string {
  return category.replace(/^pack:/, '');
}

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** What the shelf holds: packs that admins have written stand in the place of those that were drawn. */
function stock(drawn: readonly CustomEmoji[], database: Database) {
  const written = new Map(writtenPacks(database).map((pack) => [pack.name, pack]));
  const own = writtenEmoji(database).map(({ pack, filename, ...emoji }) => ({
    ...emoji,
    path: `/emoji/${encodeURIComponent(pack)}/${encodeURIComponent(filename)}`,
    category: `pack:${pack}`,
  }));
  const all = [...drawn.filter((emoji) => !written.has(packOf(emoji))), ...own].toSorted(
    (one, other) => byName(one.shortcode, other.shortcode),
  );
  const names = new Set([
    ...all.map(packOf),
    ...[...written.values()].filter(({ isGone }) => !isGone).map(({ name }) => name),
  ]);
  const emojiOf = Map.groupBy(all, packOf);
  const packs = new Map(
    [...names]
      .toSorted(byName)
      .map((name) => [name, { emoji: emojiOf.get(name) ?? [], written: written.get(name) }]),
  );
  return {
    all,
    packs,
    byName: new Map(all.map((each) => [each.shortcode, each])),
    byPath: new Map(all.map((each) => [decodeURI(each.path), each])),
  };
}

export function createEmojiShelf(drawn: readonly CustomEmoji[], database: Database): EmojiShelf {
  let held = stock(drawn, database);
  return {
    get all() {
      return held.all;
    },
    get packs() {
      return held.packs;
    },
    get: (shortcode) => held.byName.get(shortcode),
    at: (path) => held.byPath.get(path),
    foundIn(text) {
      const found = new Map<string, KeptEmoji>();
      for (const [, shortcode = ''] of text.matchAll(/:([\w+-]{1,64})(?=:)/g)) {
        const known = held.byName.get(shortcode);
        if (known) found.set(shortcode, { shortcode, url: originMark + known.path });
      }
      return [...found.values()];
    },
    refresh() {
      held = stock(drawn, database);
    },
  };
}
