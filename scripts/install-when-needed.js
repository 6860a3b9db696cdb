// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root, run } from './toolchain.js';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * What npm wrote about the packages it put in place, against what package-lock.json asks for.
 * Optional packages may be absent: they are for other systems.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes once all is in place
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  const present = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {}).every(([place, { version, optional }]) => {
    if (place === '') return true;
    const there = present[place];
    return there === undefined ? optional === true : there.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return {};
  }
}

/** Runs `npm ci` unless what package-lock.json asks for is in place and the pinned Node starts. */
export async function installWhenNeeded() {
  const isComplete =
    isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json')) &&
    spawnSync(pinnedNode, ['--version']).status === 0;
  if (isComplete) return;
  console.log('Installing packages (npm ci) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); its reason stands above.`);
}
