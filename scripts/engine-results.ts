import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Engine } from './browsers.ts';
import type { Extent } from './test-steps.ts';
import { root } from './toolchain.js';

const engineRun = v.object({
  /** Ends in `-dirty` if files differed from it. */
  commit: v.string(),
  /** An ISO date. */
  started: v.string(),
  seconds: v.string(),
  /** What `--reporter=json` of Playwright wrote. */
  report: v.unknown(),
});
export type EngineRun = v.InferOutput<typeof engineRun>;

/** The last run of all end-to-end tests of an engine, then later ones of named tests. */
const engineRuns = v.array(engineRun);

/** The extents that run in several engines. */
type EngineExtent = Exclude<Extent, 'quick'>;

const fileOf = (engine: Engine, extent: EngineExtent) =>
  path.join(root, `.cache/tests/engines/${engine}-${extent}.json`);

/** Called before a run of all tests, so that one without a report has no result. */
export function deleteRuns(engine: Engine, extent: EngineExtent): void {
  rmSync(fileOf(engine, extent), { force: true });
}

/** Saves a run of all tests, or adds one of named tests. */
export function saveRun(
  engine: Engine,
  extent: EngineExtent,
  run: Omit<EngineRun, 'commit'> & { readonly isWhole: boolean },
): void {
  const { isWhole, ...result } = run;
  const earlier = isWhole ? [] : readRuns(engine, extent);
  if (!isWhole && earlier.length === 0) return;
  const describe = ['describe', '--always', '--dirty'];
  const commit = execFileSync('git', describe, { cwd: root, encoding: 'utf8' }).trim();
  const file = fileOf(engine, extent);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...earlier, { ...result, commit }]));
}

/** Returns no runs if the engine's tests have not run, or not to the end. */
export function readRuns(engine: Engine, extent: EngineExtent): readonly EngineRun[] {
  try {
    return v.parse(engineRuns, JSON.parse(readFileSync(fileOf(engine, extent), 'utf8')));
  } catch {
    return [];
  }
}
