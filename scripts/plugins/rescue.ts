import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds one file of `src/rescue` into a script that needs no other. */
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
  if (first?.type !== 'chunk') throw new Error(`${file} gave no script`);
  return first.code;
}

/**
 * Lays beside the client what helps where it does not start: the script of the plain page, and a tiny
 * one that runs before the client and watches whether it starts.
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
      // Before the client's own script: both wait for the page, and run in this order.
      handler(page, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.includes('start-watch'));
        if (file === undefined || watch === '') throw new Error('nothing watches the start');
        return page.replace(
          '<script type="module"',
          `<script defer src="/${file}"></script>\n    $&`,
        );
      },
    },
  };
}
