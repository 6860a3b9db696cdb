import { resolveTheme } from './resolve-theme.ts';

/**
 * Puts a theme on the root element: call it first of all, so that the first paint has it.
 * `system` keeps following the device until the returned function is called.
 */
export function applyTheme(preference: string, root = document.documentElement): () => void {
  const systemLight = window.matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    root.dataset['theme'] = resolveTheme(preference, systemLight.matches);
    // With the next frame, when the page's style is worked out anyway.
    requestAnimationFrame(() => colourBrowserFrame(root));
  };
  apply();
  if (preference !== 'system') return () => undefined;
  systemLight.addEventListener('change', apply);
  return () => systemLight.removeEventListener('change', apply);
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
