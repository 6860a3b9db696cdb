import path from 'node:path';
import { build, type Plugin } from 'vite';

/** A name that the family's servers serve from the root of a client. */
const name = 'sw.js';

/** Builds the service worker into one file of its own at the root, beside the client. */
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
        define: { 'import.meta.env.ROOKERY_BUILD': JSON.stringify(String(Date.now())) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: path.join(root, 'src', 'worker', 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: name },
          },
        },
      });
    },
  };
}
