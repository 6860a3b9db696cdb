import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';

// One date for all, so that the same build always gives the same archive.
const mtime = new Date('2000-01-01T00:00:00');

const compressible = /\.(?:js|css|svg|html|json|wasm|webmanifest)$/;

/**
 * The archive that Akkoma's front-end installer takes: the build's files at the root of a folder
 * called `dist`, whatever the build's own folder is called.
 */
export function zipOfBuild(folder: string): Uint8Array {
  const files: Zippable = {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of names) {
    const file = path.join(folder, name);
    // What only our own checks read stays at home: `.vite` holds the manifest.
    if (name.startsWith('.') || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const place = `dist/${name.split(path.sep).join('/')}`;
    files[place] = [bytes, { mtime }];
    // Akkoma sends this in the place of the file to whoever takes it, and compresses nothing itself.
    if (compressible.test(name))
      files[`${place}.gz`] = [gzipSync(bytes, { level: 9 }), { mtime, level: 0 }];
  }
  if (files['dist/index.html'] === undefined) throw new Error(`${folder} holds no index.html`);
  return zipSync(files, { level: 9 });
}
