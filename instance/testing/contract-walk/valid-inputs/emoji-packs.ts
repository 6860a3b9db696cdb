import type { CreateValidInput } from '../valid-input.ts';
import { createPictureFile } from './accounts.ts';

const birds: CreateValidInput = async ({ alice, made }) => {
  await made(alice.post('/api/v1/pleroma/emoji/pack?name=birds'));
  return { query: { name: 'birds' } };
};

const heron = async (walk: Parameters<CreateValidInput>[0]): Promise<void> => {
  await birds(walk);
  const form = new FormData();
  form.set('shortcode', 'heron_here');
  form.set('file', createPictureFile());
  await walk.made(walk.alice.post('/api/v1/pleroma/emoji/packs/files?name=birds', form));
};

/** Valid input for calls about emoji packs. */
export const emojiPackInputs = {
  getEmojiPacks: () => ({ query: { page: 1, page_size: 2 } }),
  getEmojiPack: birds,
  createEmojiPack: () => ({ query: { name: 'birds' } }),
  changeEmojiPack: async (walk) => ({
    ...(await birds(walk)),
    body: { metadata: { description: 'Birds of the canal', license: 'CC0' } },
  }),
  deleteEmojiPack: birds,
  addEmojiFile: async (walk) => ({
    ...(await birds(walk)),
    body: { file: createPictureFile(), shortcode: 'heron_here', filename: 'heron.png' },
  }),
  renameEmojiFile: async (walk) => {
    await heron(walk);
    return {
      query: { name: 'birds' },
      body: { shortcode: 'heron_here', new_shortcode: 'egret_here', new_filename: 'egret.png' },
    };
  },
  deleteEmojiFile: async (walk) => {
    await heron(walk);
    return { query: { name: 'birds', shortcode: 'heron_here' } };
  },
  importEmojiPacks: () => ({}),
} satisfies Readonly<Record<string, CreateValidInput>>;
