import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emojiPack, emojiPacks, packFiles, packMetadata } from '../schemas/emoji-pack.ts';

/** Emoji packs of the instance by name, with the first files of each. */
export const getEmojiPacks = defineCall('GET', '/api/v1/pleroma/emoji/packs', {
  caller: 'anyone',
  query: { page: 'integer', page_size: 'integer' },
  response: emojiPacks,
  paging: 'page-number',
  totalField: 'count',
});

/** One pack, with a page of its files. */
export const getEmojiPack = defineCall('GET', '/api/v1/pleroma/emoji/pack', {
  caller: 'anyone',
  query: { name: 'text!', page: 'integer', page_size: 'integer' },
  response: emojiPack,
  paging: 'page-number',
  totalField: 'files_count',
});

/** Creates an empty pack; 409 if the name is taken. */
export const createEmojiPack = defineCall('POST', '/api/v1/pleroma/emoji/pack', {
  caller: 'admin',
  query: { name: 'text!' },
  response: v.unknown(),
});

/** Replaces a pack's metadata; omitted fields are removed. */
export const changeEmojiPack = defineCall('PATCH', '/api/v1/pleroma/emoji/pack', {
  caller: 'admin',
  query: { name: 'text!' },
  body: {
    encoding: 'json',
    fields: {
      metadata: {
        description: 'text',
        homepage: 'text',
        license: 'text',
        'share-files': 'boolean',
      },
    },
  },
  response: packMetadata,
});

export const deleteEmojiPack = defineCall('DELETE', '/api/v1/pleroma/emoji/pack', {
  caller: 'admin',
  query: { name: 'text!' },
  response: v.unknown(),
});

/**
 * Adds an image to a pack, or all images of a ZIP file; without a shortcode the file name is used.
 */
export const addEmojiFile = defineCall('POST', '/api/v1/pleroma/emoji/packs/files', {
  caller: 'admin',
  query: { name: 'text!' },
  body: { encoding: 'multipart', fields: { file: 'file!', shortcode: 'text', filename: 'text' } },
  response: packFiles,
});

/** Changes an emoji's shortcode; 409 if it is taken, unless forced. */
export const renameEmojiFile = defineCall('PATCH', '/api/v1/pleroma/emoji/packs/files', {
  caller: 'admin',
  query: { name: 'text!' },
  body: {
    encoding: 'json',
    fields: { shortcode: 'text!', new_shortcode: 'text!', new_filename: 'text!', force: 'boolean' },
  },
  response: packFiles,
});

export const deleteEmojiFile = defineCall('DELETE', '/api/v1/pleroma/emoji/packs/files', {
  caller: 'admin',
  query: { name: 'text!', shortcode: 'text!' },
  response: packFiles,
});

/** Imports the unregistered packs on the server's disk and returns their names. */
export const importEmojiPacks = defineCall('GET', '/api/v1/pleroma/emoji/packs/import', {
  caller: 'admin',
  response: v.array(v.string()),
});
