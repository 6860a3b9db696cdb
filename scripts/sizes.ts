// `npm run sizes`: prints what the first load consists of, by package and folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './toolchain.js';

const dist = path.join(root, 'dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const modules: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  read('.vite/modules.json'),
);
const [, entry = ''] =
  /<script [^>]*blocking="render"[^>]* src="\/([^"]+)"/.exec(read('index.html')) ?? [];

/** Returns a package name, or the first three levels of a project folder. */
function groupOf(id: string): string {
  const inPackage = id.lastIndexOf('/node_modules/');
  if (inPackage >= 0) {
    const [scope = '', name = ''] = id.slice(inPackage + '/node_modules/'.length).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const file = path.relative(root, id);
  return file.startsWith('..')
    ? 'the bundler'
    : path.dirname(file).split('/').slice(0, 3).join('/');
}

const all = brotliCompressSync(read(entry)).length;
const lengths = Object.entries(modules[entry] ?? {});
const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
const groups = new Map<string, { length: number; count: number }>();
for (const [id, length] of lengths) {
  const group = groupOf(id);
  const existing = groups.get(group) ?? { length: 0, count: 0 };
  groups.set(group, { length: existing.length + length, count: existing.count + 1 });
}
console.log(
  `${entry}: ${(all / 1024).toFixed(1)} KB after brotli, distributed by length before minification`,
);
for (const [group, { length, count }] of [...groups].toSorted(
  (a, b) => b[1].length - a[1].length,
)) {
  const share = (all * length) / whole / 1024;
  console.log(`${share.toFixed(1).padStart(6)} KB  ${group} (${count})`);
}
