import type { StickerPack } from '#contract/schemas/sticker-pack.ts';

export interface Sticker {
  /** File name within its pack. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Drawings to be posted as pictures, in a folder of their own. */
export interface Stickers {
  /** Letters, digits and dashes: part of an address. */
  readonly folder: string;
  readonly title: string;
  readonly author: string;
  /** The first is the pack's own picture. */
  readonly stickers: readonly Sticker[];
}

/** The sticker packs of the instance. */
export interface StickerShelf {
  /** Folders by pack, as `/static/stickers.json` lists them; empty when there is none. */
  readonly folders: Readonly<Record<string, string>>;
  /** By the pack's folder, with or without slashes at its ends. */
  pack(folder: string): StickerPack | undefined;
  /** By path on this instance. */
  at(path: string): Sticker | undefined;
}

const root = '/static/stickers';

export function createStickerShelf(packs: readonly Stickers[]): StickerShelf {
  const byFolder = new Map(packs.map((pack) => [`${root}/${pack.folder}`, pack]));
  const byPath = new Map<string, Sticker>(
    packs.flatMap((pack) =>
      pack.stickers.map((sticker) => [`${root}/${pack.folder}/${sticker.file}`, sticker] as const),
    ),
  );
  return {
    folders: Object.fromEntries(
      packs.map((pack) => [pack.folder, `${root}/${pack.folder}/`] as const),
    ),
    pack(folder) {
      const found = byFolder.get(`/${folder.replaceAll(/^\/+|\/+$/g, '')}`);
      if (!found) return undefined;
      const files = found.stickers.map(({ file }) => file);
      return {
        title: found.title,
        author: found.author,
        tabIcon: files[0] ?? '',
        stickers: files,
      };
    },
    at: (path) => byPath.get(path),
  };
}
