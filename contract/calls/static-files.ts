import { defineCall } from '../call.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { htmlFragment } from '../schemas/static-documents.ts';
import { stickerPack, stickerPacks } from '../schemas/sticker-pack.ts';

/**
 * The terms of service as HTML. For a missing document the server sends the client's page with
 * status 200, which must be read as absent.
 */
export const getTermsOfService = defineCall('GET', '/static/terms-of-service.html', {
  caller: 'anyone',
  responseType: 'text',
  response: htmlFragment,
});

/** Sticker packs offered by the instance. */
export const getStickerPacks = defineCall('GET', '/static/stickers.json', {
  caller: 'anyone',
  response: stickerPacks,
});

/** One sticker pack. `folder` is its path and may contain slashes. */
export const getStickerPack = defineCall('GET', '/:folder/pack.json', {
  caller: 'anyone',
  response: stickerPack,
});

/**
 * The image that Akkoma-FE shows over sensitive media. Rookery does not request it
 * (docs/decisions/0018).
 */
export const getBlurhashOverlay = defineCall('GET', '/static/blurhash-overlay.png', {
  caller: 'anyone',
  response: emptyResponse,
});
