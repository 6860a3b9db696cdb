import type { StickerPack } from '@rookery/contract/schemas/sticker-pack.ts';

export interface Sticker {
  /** File name within the pack. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** A pack of images that members can attach to statuses, in its own folder. */
export interface StickerFolder {
  /** Letters, digits and dashes, since it is part of a URL. */
  readonly folder: string;
  readonly title: string;
  readonly author: string;
  /** The first one is the icon of the pack. */
  readonly stickers: readonly Sticker[];
}

/** The sticker packs of the instance. */
export interface StickerRegistry {
  /** Folder URLs by pack name, as in `/static/stickers.json`; empty without packs. */
  readonly folders: Readonly<Record<string, string>>;
  /** Returns the pack in a folder; slashes at either end are ignored. */
  pack(folder: string): StickerPack | undefined;
  /** Returns the sticker at a path on this instance. */
  byPath(path: string): Sticker | undefined;
}

const root = '/static/stickers';

export function createStickerRegistry(packs: readonly StickerFolder[]): StickerRegistry {
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
    byPath: (path) => byPath.get(path),
  };
}
