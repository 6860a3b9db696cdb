import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

// One date for all, so that the same build always gives the same archive.
const mtime = new Date('2000-01-01T00:00:00');

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
    files[`dist/${name.split(path.sep).join('/')}`] = [readFileSync(file), { mtime }];
  }
  if (files['dist/index.html'] === undefined) throw new Error(`${folder} holds no index.html`);
  return zipSync(files, { level: 9 });
}
