import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import {
  addEmojiFile,
  changeEmojiPack,
  createEmojiPack,
  deleteEmojiFile,
  deleteEmojiPack,
  getEmojiPack,
  getEmojiPacks,
  importEmojiPacks,
  renameEmojiFile,
} from '@rookery/contract/calls/emoji-packs.ts';
import type { Instance } from '#context.ts';
import {
  addEmojiToPack,
  insertEmojiPack,
  removeEmojiPack,
  updatePackMetadata,
  requireEmojiPack,
  removeEmojiFromPack,
  renameEmojiInPack,
} from '#commands/emoji-packs.ts';
import { readBytes } from '#commands/store-upload.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import type { CustomEmoji, RegisteredEmojiPack } from '#media/emoji-registry.ts';

const getArchive = defineCall('GET', '/api/v1/pleroma/emoji/packs/archive', {
  caller: 'anyone',
  query: { name: 'text!' },
  response: v.unknown(),
});

const defaultPacksPerPage = 50;
const defaultFilesPerPage = 30;

/**
 * Returns a page of a list. The first page has the number 1. For a page after the last one, throws
 * 500 like Akkoma 2025.10.
 */
function pageOf<T>(all: Iterable<T>, { page = 1, size = 0 }): T[] {
  const from = (Math.max(page, 1) - 1) * size;
  const pageItems = [...all].slice(from, from + size);
  if (page > 1 && pageItems.length === 0) throw new HttpError(500, 'Internal server error');
  return pageItems;
}

function filesView(emoji: readonly CustomEmoji[]): Record<string, string> {
  return Object.fromEntries(
    emoji.map(({ shortcode, path }) => [
      shortcode,
      decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)),
    ]),
  );
}

function packView(
  { emoji, edited }: RegisteredEmojiPack,
  pageItems: readonly CustomEmoji[] = emoji,
) {
  return {
    files: filesView(pageItems),
    files_count: emoji.length,
    pack: { 'share-files': false, ...edited?.metadata, 'can-download': false },
  };
}

function allFiles(instance: Instance, name: string): Record<string, string> {
  return filesView(requireEmojiPack(instance, name).emoji);
}

function pageSize(requested: number | undefined, maximum: number): number {
  return Math.min(Math.max(requested ?? maximum, 0), maximum);
}

/** Emoji packs: anyone may read them, and admins may change them. Downloads are not supported. */
export const emojiPackRoutes = [
  route(getEmojiPacks, ({ instance, query }) => {
    const { packs } = instance.emoji;
    const size = pageSize(query.page_size, defaultPacksPerPage);
    const pageItems = pageOf(packs, { page: query.page ?? 1, size });
    return {
      count: packs.size,
      packs: Object.fromEntries(pageItems.map(([name, pack]) => [name, packView(pack)])),
    };
  }),
  route(getEmojiPack, ({ instance, query }) => {
    const pack = requireEmojiPack(instance, query.name);
    const size = pageSize(query.page_size, defaultFilesPerPage);
    return packView(pack, pageOf(pack.emoji, { page: query.page ?? 1, size }));
  }),
  route(getArchive, ({ instance, query }) => {
    requireEmojiPack(instance, query.name);
    throw new HttpError(403, `Pack ${query.name} cannot be downloaded from this instance`);
  }),
  route(createEmojiPack, ({ instance, query }) => {
    insertEmojiPack(instance, query.name);
    return 'ok';
  }),
  route(changeEmojiPack, ({ instance, query, body }) => {
    updatePackMetadata(instance, query.name, body.metadata ?? {});
    return packView(requireEmojiPack(instance, query.name)).pack;
  }),
  route(deleteEmojiPack, ({ instance, query }) => {
    removeEmojiPack(instance, query.name);
    return 'ok';
  }),
  route(addEmojiFile, async ({ instance, member, query, body }) => {
    const { file, shortcode } = body;
    const filename = body.filename || (file instanceof File ? file.name : 'emoji');
    await addEmojiToPack(instance, member.id, query.name, {
      bytes: await readBytes(file),
      filename,
      shortcode: shortcode || filename.replace(/\.[^.]*$/, ''),
    });
    return allFiles(instance, query.name);
  }),
  route(renameEmojiFile, ({ instance, query, body }) => {
    renameEmojiInPack(instance, query.name, {
      from: body.shortcode,
      to: body.new_shortcode,
      filename: body.new_filename,
      isForced: body.force ?? false,
    });
    return allFiles(instance, query.name);
  }),
  route(deleteEmojiFile, ({ instance, query }) => {
    removeEmojiFromPack(instance, query.name, query.shortcode);
    return allFiles(instance, query.name);
  }),
  /* Akkoma imports packs that an operator copied to its disk, for which this instance has no folder. */
  route(importEmojiPacks, () => []),
];
