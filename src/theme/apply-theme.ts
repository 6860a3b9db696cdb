import type { Painting } from './painting.ts';

/**
 * Puts a theme on the root element, in place of what `before` had put there. Call it first of all,
 * so that the first paint has it.
 */
export function applyTheme(
  painting: Painting,
  before?: Painting,
  root = document.documentElement,
): void {
  for (const name of Object.keys(before?.properties ?? {})) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(painting.properties))
    root.style.setProperty(name, value);
  root.dataset['theme'] = painting.sheet;
  // With the next frame, when the page's style is worked out anyway.
  requestAnimationFrame(() => colourBrowserFrame(root));
}

/** Phones draw their status bar in the page's `theme-color`. */
function colourBrowserFrame(root: HTMLElement): void {
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
