// Run this after `npm install` with a registry that has the packages of some systems only: npm then
// omits the others from package-lock.json, and `npm ci` refuses such a lock.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock } from './locked-systems.ts';
import { root } from './toolchain.js';

const file = path.join(root, 'package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages for other systems added to package-lock.json`);
