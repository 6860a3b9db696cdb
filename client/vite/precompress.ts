import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Matches large data files that few visitors need, which are not compressed here. */
const excluded = /emojibase-data/;

/**
 * Writes a copy of each script and style as `*.br`, compressed with brotli's highest quality, which is too
 * slow for a server to do for each request. nginx, Caddy and the embedded instance send these copies.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.values(bundle).filter(
        (file) =>
          /\.(?:js|css)$/.test(file.fileName) &&
          !(file.type === 'chunk' && excluded.test(file.facadeModuleId ?? '')),
      );
      await Promise.all(
        files.map(async ({ fileName }) => {
          const file = path.join(dir, fileName);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  };
}
