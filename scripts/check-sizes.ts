// Checks the build in dist against size-budgets.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import budgets from '../size-budgets.json' with { type: 'json' };
import { sizeReport, type Manifest } from './size-rules.ts';
import { root } from './toolchain.js';

const dist = path.join(root, 'dist');
const manifest: Manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'),
);
const partOf: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(dist, '.vite', 'words.json'), 'utf8'),
);
const words = Object.fromEntries(
  Object.entries(partOf).map(([file, part]) => [file, `assets/words/en/${part}.json`]),
);

const { lines, problems } = sizeReport(
  {
    manifest,
    words,
    page: readFileSync(path.join(dist, 'index.html'), 'utf8'),
    files: readdirSync(dist, { recursive: true, encoding: 'utf8' }),
    sizeOf: (file) =>
      brotliCompressSync(readFileSync(path.join(dist, file)), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }).length,
    gzipSizeOf: (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
  },
  budgets,
);

for (const line of lines) console.log(line);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
