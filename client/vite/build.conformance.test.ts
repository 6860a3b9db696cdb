import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../tools/toolchain.js';

const dist = path.join(repositoryRoot, 'dist');
const assets = path.join(dist, 'assets');

test('build: a position in the script maps to its line in the sources', () => {
  const file = readdirSync(assets).find((name) => /^index-.*\.js$/.test(name)) ?? '';
  const code = readFileSync(path.join(assets, file), 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(path.join(assets, `${file}.map`), 'utf8')));
  const before = code.slice(0, code.indexOf('took too long')).split('\n');
  const entry = map.findEntry(before.length - 1, (before.at(-1)?.length ?? 0) - 1);
  if (!('originalSource' in entry)) throw new Error('nothing is known of that place');
  expect(entry.originalSource).toMatch(/src\/lib\/chunk\/load-chunk\.ts$/);
  const source = readFileSync(
    path.join(repositoryRoot, 'client/src/lib/chunk/load-chunk.ts'),
    'utf8',
  );
  expect(source.split('\n')[entry.originalLine]).toContain('took too long');
});

test('build: writes a brotli copy of scripts and styles', () => {
  const names = readdirSync(assets);
  const first = names.filter((name) => /^index-.*\.(?:js|css)$/.test(name));
  expect(first).toHaveLength(2);
  expect(names).toEqual(expect.arrayContaining(first.map((name) => `${name}.br`)));
  for (const name of names.filter((each) => each.endsWith('.br'))) {
    const file = path.join(assets, name);
    const isSame = brotliDecompressSync(readFileSync(file)).equals(
      readFileSync(file.replace(/\.br$/, '')),
    );
    expect(isSame, name).toBe(true);
  }
});

test('index.html: loads one script before the first paint', () => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(page.match(/<script [^>]*blocking="render"[^>]* src="/g)).toHaveLength(1);
});
