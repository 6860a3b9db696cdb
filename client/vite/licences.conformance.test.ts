import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../tools/toolchain.js';
import { licencesFile, packageFolder } from './licences.ts';

const dist = path.join(repositoryRoot, 'dist');
const modules = v.record(v.string(), v.record(v.string(), v.number()));

test('licences: the build contains a licence notice of every package in it [R-ABOUT-016]', () => {
  const notices = readFileSync(path.join(dist, licencesFile), 'utf8');
  const built = v.parse(
    modules,
    JSON.parse(readFileSync(path.join(dist, '.vite/modules.json'), 'utf8')),
  );
  const ids = Object.values(built).flatMap((chunk) => Object.keys(chunk));
  const names = new Set(
    ids.flatMap((id) => packageFolder(id)?.replace(/^.*\/node_modules\//, '') ?? []),
  );
  expect(names.size).toBeGreaterThan(10);
  for (const name of [...names, '@ruffle-rs/ruffle'])
    expect(notices.split('\n').some((line) => line.startsWith(`${name} `))).toBe(true);
});

test('licences: the build contains no path of the build machine', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('.vite') && /\.(?:js|css|map|html|json|txt)$/.test(file),
  );
  const withPath = files.filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes(repositoryRoot),
  );
  expect(files.filter((file) => file.endsWith('.map')).length).toBeGreaterThan(10);
  expect(withPath).toEqual([]);
});
