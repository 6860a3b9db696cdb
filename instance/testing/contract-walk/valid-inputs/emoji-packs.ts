import type { CreateValidInput } from '../valid-input.ts';
import { picture } from './people.ts';

const birds: CreateValidInput = async ({ alice, made }) => {
  await made(alice.post('/api/v1/pleroma/emoji/pack?name=birds'));
  return { query: { name: 'birds' } };
};

const heron = async (scene: Parameters<CreateValidInput>[0]): Promise<void> => {
  await birds(scene);
  const form = new FormData();
  form.set('shortcode', 'heron_here');
  form.set('file', picture());
  await scene.made(scene.alice.post('/api/v1/pleroma/emoji/packs/files?name=birds', form));
};

/** Valid input for calls about emoji packs. */
export const emojiPacks = {
  getEmojiPacks: () => ({ query: { page: 1, page_size: 2 } }),
  getEmojiPack: birds,
  createEmojiPack: () => ({ query: { name: 'birds' } }),
  changeEmojiPack: async (scene) => ({
    ...(await birds(scene)),
    body: { metadata: { description: 'Birds of the canal', license: 'CC0' } },
  }),
  deleteEmojiPack: birds,
  addEmojiFile: async (scene) => ({
    ...(await birds(scene)),
    body: { file: picture(), shortcode: 'heron_here', filename: 'heron.png' },
  }),
  renameEmojiFile: async (scene) => {
    await heron(scene);
    return {
      query: { name: 'birds' },
      body: { shortcode: 'heron_here', new_shortcode: 'egret_here', new_filename: 'egret.png' },
    };
  },
  deleteEmojiFile: async (scene) => {
    await heron(scene);
    return { query: { name: 'birds', shortcode: 'heron_here' } };
  },
  importEmojiPacks: () => ({}),
} satisfies Readonly<Record<string, CreateValidInput>>;
