import { defineCall } from '../call.ts';
import { nothing } from '../schemas/nothing.ts';
import { htmlPiece, staticConfig, styles, themeDocument } from '../schemas/static-documents.ts';
import { stickerPack, stickerPacks } from '../schemas/sticker-pack.ts';

/** A missing document comes as an HTML page with status 200 and must read as absent. */
export const getStaticConfig = defineCall({
  method: 'GET',
  path: '/static/config.json',
  who: 'anyone',
  answer: staticConfig,
});

/** The themes an instance offers. */
export const getStyles = defineCall({
  method: 'GET',
  path: '/static/styles.json',
  who: 'anyone',
  answer: styles,
});

/** A theme that `styles.json` names by its address. A missing one comes as the client's page. */
export const getThemeFile = defineCall({
  method: 'GET',
  path: '/static/themes/:name',
  who: 'anyone',
  answer: themeDocument,
});

/** The sticker packs an instance offers. */
export const getStickerPacks = defineCall({
  method: 'GET',
  path: '/static/stickers.json',
  who: 'anyone',
  answer: stickerPacks,
});

/** `folder` is the pack's own path, which may hold slashes. */
export const getStickerPack = defineCall({
  method: 'GET',
  path: '/:folder/pack.json',
  who: 'anyone',
  answer: stickerPack,
});

/** HTML; a missing document comes as the client's page and must read as absent. */
export const getTermsOfService = defineCall({
  method: 'GET',
  path: '/static/terms-of-service.html',
  who: 'anyone',
  answers: 'text',
  answer: htmlPiece,
});

/** HTML; a missing document comes as the client's page and must read as absent. */
export const getInstancePanel = defineCall({
  method: 'GET',
  path: '/instance/panel.html',
  who: 'anyone',
  answers: 'text',
  answer: htmlPiece,
});

/** An image that Akkoma-FE lays over blurred ones. Rookery does not request it (decision 18). */
export const getBlurhashOverlay = defineCall({
  method: 'GET',
  path: '/static/blurhash-overlay.png',
  who: 'anyone',
  answer: nothing,
});
