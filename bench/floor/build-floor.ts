import path from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/toolchain.js';

/**
 * Builds the floor with Vite's defaults, so that changes in the project's build do not change the
 * baseline.
 */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, 'bench', 'floor'),
    publicDir: path.join(root, 'client/public'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}
