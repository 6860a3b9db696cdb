import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';

// A fixed date, so that the same build always results in the same archive.
const mtime = new Date('2000-01-01T00:00:00');

const compressible = /\.(?:js|css|svg|html|json|wasm|webmanifest)$/;

/**
 * Packs the build for Akkoma's front-end installer: its files in a folder called `dist`, whatever
 * the build's folder is called.
 */
export function zipBuild(folder: string): Uint8Array {
  const files: Zippable = {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of names) {
    const file = path.join(folder, name);
    // `.vite` contains files for the project's checks, which are not served.
    if (name.startsWith('.') || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const archivePath = `dist/${name.split(path.sep).join('/')}`;
    files[archivePath] = [bytes, { mtime }];
    // Akkoma sends these copies to clients that accept gzip, since it does not compress files
    // itself.
    if (compressible.test(name))
      files[`${archivePath}.gz`] = [gzipSync(bytes, { level: 9 }), { mtime, level: 0 }];
  }
  if (files['dist/index.html'] === undefined) throw new Error(`${folder} contains no index.html`);
  return zipSync(files, { level: 9 });
}
