// `npm run sizes`: prints what the first load consists of, by package and folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from '../tools/toolchain.js';

const dist = path.join(repositoryRoot, 'dist');
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
  const file = path.relative(repositoryRoot, id);
  return file.startsWith('..')
    ? 'the bundler'
    : path.dirname(file).split('/').slice(0, 3).join('/');
}

const size = brotliCompressSync(read(entry)).length / 1024;
const lengths = Object.entries(modules[entry] ?? {});
const sum = (parts: typeof lengths) => parts.reduce((total, [, length]) => total + length, 0);
const groups = [...Map.groupBy(lengths, ([id]) => groupOf(id))].toSorted(
  ([, a], [, b]) => sum(b) - sum(a),
);
console.log(`${entry}: ${size.toFixed(1)} KB after brotli, by length before minification`);
for (const [group, parts] of groups) {
  const share = (size * sum(parts)) / sum(lengths);
  console.log(`${share.toFixed(1).padStart(6)} KB  ${group} (${parts.length})`);
}
