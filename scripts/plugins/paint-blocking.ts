import type { Plugin } from 'vite';

/**
 * Marks the page's script so that the browser paints nothing before it has run: the reader's own
 * theme is put on by that script, and the default one would flash before it. Vite drops the mark
 * when it writes the page anew.
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
