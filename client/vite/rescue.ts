import path from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTarget } from './build-target.ts';

/** Builds one file of `src/rescue` into a self-contained script. */
async function scriptOf(
  root: string,
  file: string,
  target: string | string[] = buildTarget,
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'src', 'rescue', file),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [first] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (first?.type !== 'chunk') throw new Error(`${file} produced no script`);
  return first.code;
}

/**
 * Adds two scripts: that of the rescue page, and a small one that runs before the client. The small
 * one applies the theme of the last visit, checks whether the browser is supported, and watches
 * whether the client starts.
 */
export function rescue(root: string): Plugin {
  let watch = '';
  return {
    name: 'rescue',
    apply: 'build',
    async buildStart() {
      this.emitFile({
        type: 'asset',
        fileName: 'static/rescue.js',
        source: await scriptOf(root, 'rescue.ts'),
      });
      watch = this.emitFile({
        type: 'asset',
        name: 'start-watch.js',
        // Its syntax must be one that old browsers can run, since this script informs their users
        // that the browser is not supported.
        source: await scriptOf(root, 'start-watch.ts', 'es2015'),
      });
    },
    transformIndexHtml: {
      order: 'post',
      // Placed before the client's script and not deferred, since it applies the theme of the last
      // visit
      // before the first paint. The client's script gets `blocking="render"`, since it applies the
      // current
      // theme; Vite drops this attribute when it rewrites the page.
      handler(page, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.includes('start-watch'));
        if (file === undefined || watch === '')
          throw new Error('the start watch script is missing');
        return page.replace(
          '<script type="module"',
          `<script src="/${file}"></script>\n    $& blocking="render"`,
        );
      },
    },
  };
}
