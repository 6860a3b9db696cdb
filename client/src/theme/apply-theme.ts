import * as v from 'valibot';
import type { Preset } from './presets.ts';

/**
 * The styles that apply a theme: a built-in style sheet, and the custom properties that differ from
 * it. They are cached on the device, so that the page can be painted before the theme engine has
 * loaded.
 */
export const themeStylesSchema = v.object({
  sheet: v.picklist(['dark', 'light'] satisfies Preset['id'][]),
  properties: v.record(v.pipe(v.string(), v.regex(/^--\w+$/)), v.string()),
});

export type ThemeStyles = v.InferOutput<typeof themeStylesSchema>;

/**
 * Applies the styles of a theme to the root element, and removes those of the theme `before`. Must
 * be called before the first paint.
 */
export function applyTheme(
  painting: ThemeStyles,
  before?: ThemeStyles,
  root = document.documentElement,
): void {
  for (const name of Object.keys(before?.properties ?? {})) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(painting.properties))
    root.style.setProperty(name, value);
  root.dataset['theme'] = painting.sheet;
  // Reading the colour now would force the browser to compute styles. In the next frame it does so
  // anyway.
  requestAnimationFrame(() => setThemeColor(root));
}

/** Sets `theme-color`, in which mobile browsers show the status bar. */
function setThemeColor(root: HTMLElement): void {
  const color = getComputedStyle(root).getPropertyValue('--topBar').trim();
  if (color === '') return;
  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = color;
}
