import { defineCall } from '../call.ts';
import { styles, themeDocument } from '../schemas/static-documents.ts';

/** Themes offered by the instance. */
export const getStyles = defineCall('GET', '/static/styles.json', {
  caller: 'anyone',
  response: styles,
});

/**
 * Returns a theme whose address is in `styles.json`. If the file is missing, the server sends the
 * client's page with status 200.
 */
export const getThemeFile = defineCall('GET', '/static/themes/:name', {
  caller: 'anyone',
  response: themeDocument,
});
