import type { Plugin } from 'vite';

/**
 * Marks the chunks that run as soon as they have come. A browser that knows the hint compiles them
 * while it reads them, beside the page's thread, instead of each function on that thread when it is
 * first called. The hint has to stand first of all, and Vite writes a line of its own above banners.
 */
export function compiledAhead(): Plugin {
  const early = new Set(['index', 'main', 'draw', 'card', 'form', 'media', 'thread']);
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !early.has(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
