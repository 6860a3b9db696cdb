// Extracts the messages of the sources into the catalogues, checks them, or lists missing
// translations, which show the English text.
import { parseArgs } from 'node:util';
import { readCatalogues } from '../client/vite/messages/catalogues.ts';
import { checkCatalogue, formatShare } from './messages/check-catalogue.ts';
import { reportTranslations } from './messages/report-translations.ts';
import { runTool } from '../tools/toolchain.js';

/** Runs Lingui for the client and the instance. Returns whether both succeeded. */
async function lingui(...parameters: string[]): Promise<boolean> {
  for (const translated of ['client', 'instance']) {
    const config = `${translated}/lingui.config.ts`;
    if ((await runTool('lingui', [...parameters, '--config', config])) !== 0) return false;
  }
  return true;
}

/** Returns whether all translations are valid, and complete if `isRelease`. */
async function checkTranslations(isRelease: boolean): Promise<boolean> {
  const { missing, problems } = await reportTranslations();
  process.stdout.write(missing);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && !(isRelease && missing !== '');
}

/** Checks the translations. Also fails if `npm run messages` would change a catalogue. */
const check = async (): Promise<boolean> =>
  (await lingui('check', 'sync', '--clean', '--verbose')) && (await checkTranslations(false));

/** Adds new messages to the catalogues and removes unused ones. */
const extract = async (): Promise<boolean> =>
  (await lingui('extract', '--clean')) && (await checkTranslations(false));

async function printMissing(code: string): Promise<boolean> {
  for (const translated of ['client', 'instance'] as const) {
    const { source, languages } = await readCatalogues(translated);
    const texts = languages.get(code);
    if (texts === undefined) {
      console.error(`${code} has no catalogue. Available: ${[...languages.keys()].join(', ')}.`);
      return false;
    }
    const report = checkCatalogue(code, source, texts);
    console.log(`${translated}, ${formatShare(code, report)}`);
    for (const text of report.missing) console.log(`  ${text}`);
  }
  return true;
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    release: { type: 'boolean' },
    missing: { type: 'string' },
  },
});
let isDone: boolean;
if (values.check === true) isDone = await check();
else if (values.release === true) isDone = await checkTranslations(true);
else if (values.missing !== undefined) isDone = await printMissing(values.missing);
else isDone = await extract();
if (!isDone) process.exitCode = 1;
