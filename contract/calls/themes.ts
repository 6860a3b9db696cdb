import { defineCall } from '../call.ts';
import { styles, themeDocument } from '../schemas/static-documents.ts';

/** Themes offered by the instance. */
export const getStyles = defineCall('GET', '/static/styles.json', {
  caller: 'anyone',
  response: styles,
});

/** A theme whose address is in `styles.json`. For a missing one the server sends the client's page. */
export const getThemeFile = defineCall('GET', '/static/themes/:name', {
  caller: 'anyone',
  response: themeDocument,
});
