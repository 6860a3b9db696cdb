import path from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/toolchain.js';

/**
 * Builds a page of the project (a folder with an index.html) with the client's config into another
 * folder.
 */
export async function buildPage(folder: string, outDir: string): Promise<void> {
  await build({
    configFile: path.join(root, 'client/vite.config.ts'),
    root: path.join(root, folder),
    publicDir: path.join(root, 'client/public'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}
