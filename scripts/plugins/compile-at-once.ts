import type { Plugin } from 'vite';

/** V8's word, which only counts on a file's first line; other browsers read over it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all of the first file beside the page, and keep all of it compiled. On its own
 * it keeps what ran with the file itself: what draws runs in a later task and would be compiled anew in
 * each start, by the thread that draws. Measured by turns with a build without it, CPU four times slower:
 * a first start takes 18 % less (12 rounds), a later one 8 % (6 rounds).
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // Vite writes a line of its own in front.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          // Its lines are parted by semicolons; each is one further down now.
          if (map?.type === 'asset')
            map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
