// Writes the table of capabilities into docs/servers.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { serversTable } from '../client/src/api/testing/servers-table.ts';

const file = new URL('../docs/servers.md', import.meta.url);
const before = readFileSync(file, 'utf8');
writeFileSync(
  file,
  before.replace(
    /(?<=## Features\n[\s\S]*?\n)\| feature [^\n]*\n(?:\|[^\n]*\n)*/,
    () => `${serversTable()}\n`,
  ),
);
