import { unzipSync } from 'fflate';
import type { PackMetadata } from '@rookery/contract/schemas/emoji-pack.ts';
import type { Instance } from '#context.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { emojiPackName, type RegisteredEmojiPack } from '#media/emoji-registry.ts';
import { mediaKind } from '#media/media-kind.ts';
import { removeEmoji, saveEmoji, saveEmojiPack } from '#store/emoji-packs.ts';
import { inspectImage } from './inspect-image.ts';
import { requireTotalSpace } from './require-space.ts';

const shortcodePattern = /^[\w+-]{1,64}$/;

/** Maximum size of an unpacked ZIP file, in bytes. */
const maxUnpackedBytes = 32 * 1024 * 1024;

/** Returns the file name without its path. */
function baseName(filename: string): string {
  return filename.replace(/^.*[/\\]/, '') || 'emoji';
}

export function requireEmojiPack({ emoji }: Instance, name: string): RegisteredEmojiPack {
  const pack = emoji.packs.get(name);
  if (!pack) throw notFound(`Pack ${name} does not exist`);
  return pack;
}

/** Changes packs in one transaction and refreshes the emoji list. */
function changePacks(instance: Instance, work: () => void): void {
  instance.database.transaction(work);
  instance.emoji.refresh();
}

/** Copies a pack that came with the instance to the database before it is changed. */
function copyToDatabase(instance: Instance, name: string): void {
  const { emoji, edited } = requireEmojiPack(instance, name);
  if (edited) return;
  saveEmojiPack(instance.database, { name, metadata: {}, isDeleted: false });
  for (const { shortcode, path, type, bytes } of emoji) {
    const filename = path.slice(path.lastIndexOf('/') + 1);
    saveEmoji(instance.database, { pack: name, shortcode, filename, type, bytes });
  }
}

export function insertEmojiPack(instance: Instance, name: string): void {
  if (name.trim() === '' || /[/\\]/.test(name) || name.startsWith('.')) {
    throw new HttpError(400, 'pack name cannot be empty');
  }
  if (instance.emoji.packs.has(name)) {
    throw new HttpError(409, `A pack named "${name}" already exists`);
  }
  changePacks(instance, () =>
    saveEmojiPack(instance.database, { name, metadata: {}, isDeleted: false }),
  );
}

export function updatePackMetadata(instance: Instance, name: string, metadata: PackMetadata): void {
  requireEmojiPack(instance, name);
  changePacks(instance, () => {
    copyToDatabase(instance, name);
    saveEmojiPack(instance.database, { name, metadata, isDeleted: false });
  });
}

export function removeEmojiPack(instance: Instance, name: string): void {
  requireEmojiPack(instance, name);
  changePacks(instance, () =>
    saveEmojiPack(instance.database, { name, metadata: {}, isDeleted: true }),
  );
}

interface Picture {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly shortcode: string;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Returns the images of a ZIP file with their file names as shortcodes. */
function unzip(bytes: Uint8Array): Picture[] {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return size <= maxUnpackedBytes;
      },
    });
    return Object.entries(files).map(([path, content]) => {
      const filename = baseName(path);
      return { bytes: content, filename, shortcode: filename.replace(/\.[^.]*$/, '') };
    });
  } catch {
    throw new HttpError(400, 'Could not unpack the file');
  }
}

/** Adds one image, or those of a ZIP file, to a pack. */
export async function addEmojiToPack(
  instance: Instance,
  memberId: string,
  name: string,
  given: Picture,
): Promise<void> {
  requireEmojiPack(instance, name);
  if (given.bytes.length > instance.config.limits.upload) throw new HttpError(413, 'Too large');
  const isArchive = isZip(given.bytes);
  const pictures = (isArchive ? unzip(given.bytes) : [given]).flatMap((picture) => {
    const kind = mediaKind(picture.bytes, '');
    return kind.type === 'image'
      ? [{ ...picture, filename: baseName(picture.filename), type: kind.mimeType }]
      : [];
  });
  if (pictures.length === 0) throw new HttpError(400, 'There is no picture in the file');
  for (const { bytes } of pictures)
    await inspectImage(instance, memberId, bytes, { isSizeOnly: true });
  for (const { shortcode } of pictures) {
    if (!shortcodePattern.test(shortcode)) throw new HttpError(400, 'Invalid shortcode');
    const known = instance.emoji.get(shortcode);
    if (known && !(isArchive && emojiPackName(known) === name)) {
      throw new HttpError(409, `An emoji with the "${shortcode}" shortcode already exists`);
    }
  }
  await requireTotalSpace(
    instance,
    pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  changePacks(instance, () => {
    copyToDatabase(instance, name);
    for (const { bytes, filename, shortcode, type } of pictures) {
      saveEmoji(instance.database, { pack: name, shortcode, filename, type, bytes });
    }
  });
}

export interface EmojiRename {
  readonly from: string;
  readonly to: string;
  readonly filename: string;
  readonly isForced: boolean;
}

export function renameEmojiInPack(instance: Instance, name: string, renaming: EmojiRename): void {
  const { from, to, filename, isForced } = renaming;
  const found = requireEmojiPack(instance, name).emoji.find(({ shortcode }) => shortcode === from);
  if (!found) throw notFound(`Emoji "${from}" does not exist`);
  if (!shortcodePattern.test(to)) throw new HttpError(400, 'Invalid shortcode');
  if (to !== from && !isForced && instance.emoji.get(to)) {
    throw new HttpError(
      409,
      "New shortcode is already used. If you want to override emoji use 'force' option",
    );
  }
  changePacks(instance, () => {
    copyToDatabase(instance, name);
    removeEmoji(instance.database, name, from);
    const { type, bytes } = found;
    saveEmoji(instance.database, {
      pack: name,
      shortcode: to,
      filename: baseName(filename),
      type,
      bytes,
    });
  });
}

export function removeEmojiFromPack(instance: Instance, name: string, shortcode: string): void {
  const isKnown = requireEmojiPack(instance, name).emoji.some((one) => one.shortcode === shortcode);
  if (!isKnown) throw notFound(`Emoji "${shortcode}" does not exist`);
  changePacks(instance, () => {
    copyToDatabase(instance, name);
    removeEmoji(instance.database, name, shortcode);
  });
}
