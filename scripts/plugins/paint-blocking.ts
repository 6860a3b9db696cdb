import type { Plugin } from 'vite';

/**
 * Marks the page's script as render-blocking: it applies the saved theme, and the default theme
 * would flash before it. Vite drops the attribute when it rewrites the page.
 */
export function paintBlocking(): Plugin {
  return {
    name: 'paint-blocking',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace('<script type="module"', '$& blocking="render"'),
    },
  };
}
