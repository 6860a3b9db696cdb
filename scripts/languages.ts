// Prints a table of the languages: messages, plural categories, second review, and the longest
// overflow that `npm run language-sheets` measured.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogues } from '../client/vite/messages/catalogues.ts';
import { readOverflow } from '../tools/language-overflow.ts';
import { languageTable } from './messages/language-table.ts';
import { root } from '../tools/toolchain.js';

const folder = path.join(root, 'docs/translating');
const pages = readdirSync(folder).map(
  (name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const,
);
process.stdout.write(languageTable(await readCatalogues(), new Map(pages), readOverflow()));
