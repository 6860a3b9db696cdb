import { defineCall } from '../call.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { htmlFragment, staticConfig, styles, themeDocument } from '../schemas/static-documents.ts';
import { stickerPack, stickerPacks } from '../schemas/sticker-pack.ts';

/** A missing document is an HTML page with status 200 and must be read as absent. */
export const getStaticConfig = defineCall('GET', '/static/config.json', {
  caller: 'anyone',
  response: staticConfig,
});

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

/** HTML; a missing document is answered with the client's page and must be read as absent. */
export const getTermsOfService = defineCall('GET', '/static/terms-of-service.html', {
  caller: 'anyone',
  responseType: 'text',
  response: htmlFragment,
});

/** HTML; a missing document is answered with the client's page and must be read as absent. */
export const getInstancePanel = defineCall('GET', '/instance/panel.html', {
  caller: 'anyone',
  responseType: 'text',
  response: htmlFragment,
});

/** The image Akkoma-FE shows over sensitive media. Rookery does not request it (decision 18). */
export const getBlurhashOverlay = defineCall('GET', '/static/blurhash-overlay.png', {
  caller: 'anyone',
  response: emptyResponse,
});
