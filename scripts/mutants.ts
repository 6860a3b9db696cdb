// Changes the code on purpose and lists the changes that no test notices. Covers the rules of the
// client, the contract and the instance; the working tree stays unchanged.
//   npm run mutants                     a sample of all areas
//   npm run mutants -- --area=store --count=500 --seed=2
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mergeConfig, type Plugin } from 'vite';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import client from '../client/vite.config.ts';
import { findMutants, type Mutant } from './mutation/mutants.ts';
import { projectFiles } from './project-files.ts';
import { root } from './toolchain.js';

/** The folders of each area. Their own tests decide, and those named here. */
const areas: Readonly<Record<string, readonly string[]>> = {
  store: ['client/src/store'],
  api: ['client/src/api'],
  contract: ['contract'],
  composer: ['client/src/features/composer', 'client/src/components/draft'],
  filters: ['client/src/components/filters'],
  permissions: ['instance/rules'],
};

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

/** Deterministic, so that a run can be repeated (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sample<T>(all: readonly T[], count: number, random: () => number): readonly T[] {
  return all
    .map((value) => ({ value, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ value }) => value);
}

let current: { readonly file: string; readonly mutant: Mutant } | undefined;

const mutantPlugin: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform(code, id) {
    if (current === undefined || id.split('?')[0] !== current.file) return undefined;
    const { start, end, replacement } = current.mutant;
    return code.slice(0, start) + replacement + code.slice(end);
  },
};

/** Returns how many characters two paths have in common from the start. */
function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Runs the tests next to the changed file first: the first failure ends the run. */
class NearestFirst extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    const file = current?.file ?? '';
    return tests.toSorted(
      (a, b) => commonLength(b.moduleId, file) - commonLength(a.moduleId, file),
    );
  }
}

// The projects of vitest.config.ts would not get the plugin.
const vitest = await createVitest(
  {
    root,
    config: false,
    // A cached module would not contain the change.
    fsModuleCache: false,
    watch: true,
    // A small machine that is also running other jobs must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    bail: 1,
    sequence: { sequencer: NearestFirst },
    reporters: [{}],
    maxWorkers: 1,
    isolate: false,
    pool: 'threads',
    include: ['{client,contract,instance}/**/*.test.ts'],
    // Compares what a whole run recorded.
    exclude: ['contract/testing/sent-calls.test.ts'],
  },
  mergeConfig(client, { root, plugins: [mutantPlugin] }),
);

/**
 * Runs the tests of some folders and returns whether all pass within `timeoutMs`: some mutants loop
 * without end.
 */
async function passes(folders: readonly string[], timeoutMs: number): Promise<boolean> {
  const tests = await vitest.globTestSpecifications([...folders]);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Vitest ends a worker that does not answer only at the second call.
    for (let call = 0; call < 2; call += 1) void vitest.cancelCurrentRun('keyboard-input');
  }, timeoutMs);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  clearTimeout(timer);
  if (isLate) return false;
  // The result also contains the tests of earlier areas, with their last outcome.
  const ids = new Set(tests.map(({ moduleId }) => moduleId));
  return (
    unhandledErrors.length === 0 &&
    testModules.every((module) => !ids.has(module.moduleId) || module.ok())
  );
}

const chosen = Object.entries(areas).filter(([area]) => (values.area ?? area) === area);
if (chosen.length === 0) throw new Error(`--area must be one of ${Object.keys(areas).join(', ')}`);
for (const [area, folders] of chosen) {
  // Hooks are tested with the components that use them.
  const files = projectFiles(...folders).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/use-[^/]+$/.test(file),
  );
  const all = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return findMutants(code).map((mutant) => ({ file, code, mutant }));
  });
  const startedAt = performance.now();
  if (!(await passes(folders, 30 * 60_000)))
    throw new Error(`${area}: the tests fail without a change`);
  const mutants = sample(all, Number(values.count), createRandom(Number(values.seed)));
  /* A small machine may be slower later. */
  const timeoutMs = Math.max(180_000, 5 * (performance.now() - startedAt));
  let survived = 0;
  for (const { file, code, mutant } of mutants) {
    current = { file: path.join(root, file), mutant };
    vitest.invalidateFile(current.file);
    if (await passes(folders, timeoutMs)) {
      survived += 1;
      const line = code.slice(0, mutant.start).split('\n').length;
      const before = code.slice(mutant.start, mutant.end);
      console.log(`${file}:${line}: ${before} → ${mutant.replacement}`);
    }
    vitest.invalidateFile(current.file);
    current = undefined;
  }
  const share = mutants.length === 0 ? 100 : 100 - (survived / mutants.length) * 100;
  console.log(
    `${area}: ${mutants.length - survived} of ${mutants.length} mutants (${all.length} in all) ` +
      `made a test fail: ${share.toFixed(0)} %`,
  );
}
await vitest.close();
