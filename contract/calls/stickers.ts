import { defineCall } from '../call.ts';
import { stickerPack, stickerPacks } from '../schemas/sticker-pack.ts';

/** Sticker packs offered by the instance. */
export const getStickerPacks = defineCall('GET', '/static/stickers.json', {
  caller: 'anyone',
  response: stickerPacks,
});

/** `folder` is the path of the pack and may contain slashes. */
export const getStickerPack = defineCall('GET', '/:folder/pack.json', {
  caller: 'anyone',
  response: stickerPack,
});
