// Extracts the messages of the sources into the catalogues, checks them, or lists missing
// translations.
import { parseArgs } from 'node:util';
import { readCatalogues } from '../client/vite/messages/catalogues.ts';
import { checkCatalogue, formatShare } from '../client/vite/messages/check-catalogue.ts';
import { run } from './toolchain.js';

async function lingui(...parameters: string[]): Promise<boolean> {
  return (await run('lingui', [...parameters, '--config', 'client/lingui.config.ts'])) === 0;
}

async function check(): Promise<boolean> {
  if (!(await lingui('check', 'sync', '--clean', '--verbose'))) return false;
  const { source, languages } = await readCatalogues();
  let isValid = true;
  for (const [code, texts] of languages) {
    const report = checkCatalogue(code, source, texts);
    console.log(formatShare(code, report));
    for (const problem of report.problems) console.error(problem);
    const isComplete = report.missing.length === 0;
    if (!isComplete) {
      console.error(`${code}: every message must be translated:`);
      console.error(`npm run messages -- --missing ${code} lists what is missing.`);
    }
    isValid &&= isComplete && report.problems.length === 0;
  }
  return isValid;
}

async function printMissing(code: string): Promise<boolean> {
  const { source, languages } = await readCatalogues();
  const texts = languages.get(code);
  if (texts === undefined) {
    console.error(`${code} has no catalogue. Available: ${[...languages.keys()].join(', ')}.`);
    return false;
  }
  const report = checkCatalogue(code, source, texts);
  console.log(formatShare(code, report));
  for (const text of report.missing) console.log(`  ${text}`);
  return true;
}

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, missing: { type: 'string' } },
});
let isDone: boolean;
if (values.check === true) isDone = await check();
else if (values.missing !== undefined) isDone = await printMissing(values.missing);
else isDone = await lingui('extract', '--clean');
if (!isDone) process.exitCode = 1;
