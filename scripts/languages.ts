// Prints a table of the languages: messages, plural categories and second review.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogues } from '../client/vite/messages/catalogues.ts';
import { languageTable } from './messages/language-table.ts';
import { repositoryRoot } from '../tools/toolchain.js';

const folder = path.join(repositoryRoot, 'docs/translating');
const pages = readdirSync(folder).map(
  (name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const,
);
process.stdout.write(languageTable(await readCatalogues(), new Map(pages)));
