// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, repositoryRoot, runTool } from '../../tools/toolchain.js';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Compares the packages that npm installed with package-lock.json.
 * Optional packages may be absent: they are for other systems.
 *
 * @param {Lock} expected package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes after a complete installation
 * @returns {boolean}
 */
export function isInstalled(expected, installed) {
  const present = installed.packages ?? {};
  return Object.entries(expected.packages ?? {}).every(([location, { version, optional }]) => {
    if (location === '') return true;
    const installedPackage = present[location];
    return installedPackage === undefined
      ? optional === true
      : installedPackage.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Runs `npm ci` unless all packages of package-lock.json are installed and the pinned Node starts.
 */
export async function installWhenNeeded() {
  const isComplete =
    isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json')) &&
    spawnSync(pinnedNode, ['--version']).status === 0;
  if (isComplete) return;
  console.log('Installing packages (npm ci) …');
  const code = await runTool('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); see the output above.`);
}
