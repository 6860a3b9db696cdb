import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds one file of `src/rescue` into a self-contained script. */
async function scriptOf(root: string, file: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
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
 * Adds the script of the rescue page, and a small one that runs before the client and checks
 * whether it starts.
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
        source: await scriptOf(root, 'start-watch.ts'),
      });
    },
    transformIndexHtml: {
      order: 'post',
      // Placed before the client's script: both are deferred and run in this order. The client's
      // script blocks rendering, since it applies the saved theme, and the default theme would
      // flash before it. Vite drops the attribute when it rewrites the page.
      handler(page, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.includes('start-watch'));
        if (file === undefined || watch === '')
          throw new Error('the start watch script is missing');
        return page.replace(
          '<script type="module"',
          `<script defer src="/${file}"></script>\n    $& blocking="render"`,
        );
      },
    },
  };
}
