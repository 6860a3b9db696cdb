// `npm run package`: packs the build into one file for Akkoma's front-end installer.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhenStale } from '../tools/build-when-stale.js';
import { pinnedNode, repositoryRoot, runTool } from '../tools/toolchain.js';
import { zipBuild } from '../tools/zip-build.ts';

// A release has every message in every language.
if ((await runTool(pinnedNode, ['scripts/messages.ts', '--release'])) !== 0) process.exit(1);
await buildWhenStale();
const zip = zipBuild(path.join(repositoryRoot, 'dist'));
const file = path.join('release', 'rookery.zip');
mkdirSync(path.join(repositoryRoot, 'release'), { recursive: true });
writeFileSync(path.join(repositoryRoot, file), zip);
console.log(`${file}: ${(zip.length / 1024).toFixed(0)} KB`);
