/** Names the versions of `browserslist` in package.json. */
export const unsupportedText =
  'This browser is too old for Rookery. It needs Chrome 126, Firefox 128, Safari 18.0 or a later version.';

/**
 * Returns true if the browser has the newest features without a fallback: `URL.parse` (Chrome 126,
 * Safari 18.0) and relative colours (Firefox 128).
 */
export function isSupportedBrowser(page: { URL?: object; CSS?: Pick<typeof CSS, 'supports'> }) {
  return (
    page.URL !== undefined &&
    'parse' in page.URL &&
    page.CSS !== undefined &&
    page.CSS.supports('color', 'rgb(from red r g b)')
  );
}
