import type { Plugin } from 'vite';

/**
 * Has a browser that knows the hint compile what runs as soon as it is there while it reads it, beside the
 * page's thread, instead of each function on that thread when it is first called. The hint has to
 * stand before everything else, and Vite writes a line of its own above every banner.
 */
export function compiledAhead(): Plugin {
  const early = new Set(['index', 'draw', 'card', 'form', 'media', 'thread']);
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
