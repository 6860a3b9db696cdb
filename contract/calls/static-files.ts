import { defineCall } from '../call.ts';
import { styles, themeDocument } from '../schemas/static-documents.ts';
import { stickerPack, stickerPacks } from '../schemas/sticker-pack.ts';

/** Themes offered by the instance. */
export const getStyles = defineCall('GET', '/static/styles.json', {
  caller: 'anyone',
  response: styles,
});

/** A theme whose address is in `styles.json`. A missing one is answered with the client's page. */
export const getThemeFile = defineCall('GET', '/static/themes/:name', {
  caller: 'anyone',
  response: themeDocument,
});

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
