import { originPlaceholder } from '#rules/origin-placeholder.ts';
import type { Database } from '#store/database.ts';
import { editedEmoji, editedEmojiPacks, type EditedEmojiPack } from '#store/emoji-packs.ts';
import type { PersistedEmoji } from '#views/emoji-view.ts';

export interface CustomEmoji {
  readonly shortcode: string;
  /** The path on this instance. */
  readonly path: string;
  readonly category: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The custom emoji of the instance. */
export interface EmojiRegistry {
  readonly all: readonly CustomEmoji[];
  /** The packs by name: the emoji of each pack in order of shortcode, and its description. */
  readonly packs: ReadonlyMap<string, RegisteredEmojiPack>;
  get(shortcode: string): CustomEmoji | undefined;
  byPath(path: string): CustomEmoji | undefined;
  /**
   * Returns the emoji used in a text, in order of first use, as they are persisted with the text.
   */
  findIn(text: string): PersistedEmoji[];
  /** Reloads the packs after an admin changed them. */
  refresh(): void;
}

export interface RegisteredEmojiPack {
  readonly emoji: readonly CustomEmoji[];
  /** The pack as admins edited it; undefined for a bundled pack that nobody edited. */
  readonly edited: EditedEmojiPack | undefined;
}

export function emojiPackName({ category }: CustomEmoji): string {
  return category.replace(/^pack:/, '');
}

function compareNames(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/**
 * Loads the registry's contents. Packs that admins have edited replace the bundled packs of the
 * same name.
 */
function loadEmoji(bundled: readonly CustomEmoji[], database: Database) {
  const edited = new Map(editedEmojiPacks(database).map((pack) => [pack.name, pack]));
  const own = editedEmoji(database).map(({ pack, filename, ...emoji }) => ({
    ...emoji,
    path: `/emoji/${encodeURIComponent(pack)}/${encodeURIComponent(filename)}`,
    category: `pack:${pack}`,
  }));
  const all = [...bundled.filter((emoji) => !edited.has(emojiPackName(emoji))), ...own].toSorted(
    (one, other) => compareNames(one.shortcode, other.shortcode),
  );
  const names = new Set([
    ...all.map(emojiPackName),
    ...[...edited.values()].filter(({ isDeleted }) => !isDeleted).map(({ name }) => name),
  ]);
  const emojiOf = Map.groupBy(all, emojiPackName);
  const packs = new Map(
    [...names]
      .toSorted(compareNames)
      .map((name) => [name, { emoji: emojiOf.get(name) ?? [], edited: edited.get(name) }]),
  );
  return {
    all,
    packs,
    byName: new Map(all.map((each) => [each.shortcode, each])),
    byPath: new Map(all.map((each) => [decodeURI(each.path), each])),
  };
}

export function createEmojiRegistry(
  bundled: readonly CustomEmoji[],
  database: Database,
): EmojiRegistry {
  let contents = loadEmoji(bundled, database);
  return {
    get all() {
      return contents.all;
    },
    get packs() {
      return contents.packs;
    },
    get: (shortcode) => contents.byName.get(shortcode),
    byPath: (path) => contents.byPath.get(path),
    findIn(text) {
      const found = new Map<string, PersistedEmoji>();
      for (const [, shortcode = ''] of text.matchAll(/:([\w+-]{1,64})(?=:)/g)) {
        const known = contents.byName.get(shortcode);
        if (known) found.set(shortcode, { shortcode, url: originPlaceholder + known.path });
      }
      return [...found.values()];
    },
    refresh() {
      contents = loadEmoji(bundled, database);
    },
  };
}
