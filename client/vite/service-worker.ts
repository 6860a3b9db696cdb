import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTarget } from './build-target.ts';

/**
 * Name of the service worker's file. Akkoma and Pleroma serve a file of this name from the root,
 * which the scope of the worker requires.
 */
const name = 'sw.js';

/** Matches large data files that few visitors need, which the service worker does not precache. */
const excluded = /emojibase-data|@ruffle-rs/;

/** Returns the files of the build by its manifests. */
function filesOf(outDir: string) {
  const read = (list: string) => readFileSync(path.join(outDir, '.vite', list), 'utf8');
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    read('manifest.json'),
  );
  const messages: Readonly<Record<string, string>> = JSON.parse(read('messages.json'));
  const scripts = Object.entries(manifest)
    .filter(([key, { file }]) => file.endsWith('.js') && !excluded.test(key))
    .map(([, { file }]) => `/${file}`);
  return {
    scripts: [...new Set(scripts)],
    messages: Object.fromEntries(
      Object.entries(messages).map(([file, part]) => [`/${file}`, part]),
    ),
  };
}

/** Builds the service worker into one file at the root of the build. */
export function serviceWorker(root: string): Plugin {
  let outDir = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      ({ outDir } = config.build);
    },
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'import.meta.env.ROOKERY_BUILD': JSON.stringify(String(Date.now())),
          'import.meta.env.ROOKERY_FILES': JSON.stringify(filesOf(path.resolve(root, outDir))),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: buildTarget,
          rolldownOptions: {
            input: path.join(root, 'src', 'worker', 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: name },
          },
        },
      });
    },
  };
}
