import { Script } from 'node:vm';
import type { Plugin } from 'vite';

/** V8's word that all of a file is needed; it only counts on the first line, and others read over it. */
const hint = '//# allFunctionsCalledOnLoad';

/** Where the first script lays what the others take of it. */
const given = 'globalThis.firstScript';

/* As long as `import.meta`, so that no column moves in the source map. */
const meta = 'import$meta';

const head = `${hint}\n(()=>{"use strict";const ${meta}={url:document.currentScript.src};\n`;

/** `a as b, c` as pairs: what it is called here, and there. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list.split(',').map((item) => {
    const [own = '', other = own] = item.trim().split(' as ');
    return [own, other];
  });
}

/**
 * The first script, an ES module, as a classic script that gives what it exports. Throws where it cannot
 * be one: when it exports in another way than by one list at its end, or waits before it has run.
 */
export function asClassic(code: string): string {
  const body = code
    .replaceAll('import.meta', meta)
    .replace(/export\s*\{([^{}]*)\};?(?=\s*(?:\/\/.*\s*)?$)/, (_, list: string) => {
      const values = namesIn(list).map(([own, other]) => `${other}:${own}`);
      return `${given}={${values.join()}};`;
    });
  const classic = `${head}${body}\n})();\n`;
  void new Script(classic);
  return classic;
}

/**
 * Another script, with what it imports of `file` taken from where that has laid it. As long as before,
 * so that no column moves. Throws where it asks for it in another way.
 */
export function takingFrom(file: string, code: string): string {
  const specifier = `"./${file}"`;
  const taking = code.replaceAll(
    /import\s*\{([^{}]*)\}\s*from\s*("[^"]*");?/g,
    (whole, list: string, from: string) => {
      if (from !== specifier) return whole;
      const wanted = namesIn(list).map(([own, other]) => `${own}:${other}`);
      return `const{${wanted.join()}}=${given};`.padEnd(whole.length);
    },
  );
  if (taking.includes(specifier)) throw new Error(`${file} is asked for as a module`);
  return taking;
}

/**
 * Makes the first script a classic one. In a new tab Chromium (156, as measured) uses no compiled code
 * that it has kept of a module: half a megabyte would be compiled anew. Of a script it keeps on its own
 * what ran with the file: what draws runs in a later task, so the file asks for all of itself. Nothing
 * that is exported may change later (`import/no-mutable-exports`): the other scripts take values.
 */
export function classicEntry(): Plugin {
  return {
    name: 'classic-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace('<script type="module"', '<script defer'),
    },
    generateBundle: {
      // Vite writes a line of its own in front.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error('there is no first script');
        const name = entry.fileName.replace(/^.*\//, '');
        for (const chunk of chunks)
          chunk.code = chunk === entry ? asClassic(chunk.code) : takingFrom(name, chunk.code);
        const map = bundle[`${entry.fileName}.map`];
        // Its lines are parted by semicolons; each is two further down now.
        if (map?.type === 'asset')
          map.source = String(map.source).replace('"mappings":"', '"mappings":";;');
      },
    },
  };
}
