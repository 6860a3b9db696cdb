// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, runTool } from './toolchain.js';

const sources = ['client', 'contract', 'tsconfig.base.json', 'package.json', 'package-lock.json'];

// This file contains a hash of the sources of the build. It is in dist, so that it is deleted when
// another tool replaces the build.
const stamp = path.join(repositoryRoot, 'dist', '.vite', 'sources');

/**
 * Returns every file below a path in a stable order, without files that the build never reads.
 *
 * @param {string} location
 * @returns {string[]}
 */
function filesOf(location) {
  const absolute = path.join(repositoryRoot, location);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [location];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(location, name))
    .filter(
      (name) => !/\.test\.tsx?$/.test(name) && statSync(path.join(repositoryRoot, name)).isFile(),
    )
    .toSorted();
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(repositoryRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Builds dist unless it is up to date with the sources. */
export async function buildWhenStale() {
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the client (vite build) …');
  const code = await runTool('vite', ['build', 'client', '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`vite build failed (exit code ${code}); see the output above.`);
  writeFileSync(stamp, digest);
}
