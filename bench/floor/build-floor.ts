import path from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/toolchain.js';

/**
 * Builds the floor as Vite does it by itself: what our own build adds must not move the yardstick that
 * it is measured by.
 */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, 'bench', 'floor'),
    publicDir: path.join(root, 'public'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}
