// Checks the build in dist against size-budgets.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import budgets from '../size-budgets.json' with { type: 'json' };
import { sizeReport } from './build/size-rules.ts';
import { repositoryRoot } from '../tools/toolchain.js';

const dist = path.join(repositoryRoot, 'dist');
const read = (file: string) => readFileSync(path.join(dist, file));
const readText = (file: string) => read(file).toString();
const parts: Readonly<Record<string, string>> = JSON.parse(readText('.vite/messages.json'));

const { lines, problems } = sizeReport(
  {
    manifest: JSON.parse(readText('.vite/manifest.json')),
    messageFiles: Object.fromEntries(
      Object.entries(parts).map(([file, part]) => [file, `assets/messages/en/${part}.json`]),
    ),
    page: readText('index.html'),
    files: readdirSync(dist, { recursive: true, encoding: 'utf8' }),
    // Node's default brotli quality is the highest, 11.
    sizeOf: (file) => brotliCompressSync(read(file)).length,
    gzipSizeOf: (file) => gzipSync(read(file), { level: 9 }).length,
  },
  budgets,
);

for (const line of lines) console.log(line);
for (const problem of problems) console.error(`Over budget: ${problem}`);
if (problems.length > 0) process.exit(1);
