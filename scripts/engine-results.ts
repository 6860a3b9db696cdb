import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Engine } from './browsers.ts';
import { root } from './toolchain.js';

/** The last run of all end-to-end tests of an engine. */
const engineResult = v.object({
  /** Ends in `-dirty` if files differed from it. */
  commit: v.string(),
  /** An ISO date. */
  started: v.string(),
  seconds: v.string(),
  /** What `--reporter=json` of Playwright wrote. */
  report: v.unknown(),
});
export type EngineResult = v.InferOutput<typeof engineResult>;

/** `npm test` and `npm run test:long`. */
export type Extent = 'short' | 'long';

const fileOf = (engine: Engine, extent: Extent) =>
  path.join(root, `.cache/tests/engines/${engine}-${extent}.json`);

/** Called before a run, so that one without a report has no result. */
export function deleteResult(engine: Engine, extent: Extent): void {
  rmSync(fileOf(engine, extent), { force: true });
}

export function saveResult(
  engine: Engine,
  extent: Extent,
  run: Omit<EngineResult, 'commit'>,
): void {
  const describe = ['describe', '--always', '--dirty'];
  const commit = execFileSync('git', describe, { cwd: root, encoding: 'utf8' }).trim();
  const file = fileOf(engine, extent);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...run, commit }));
}

/** Returns undefined if the engine's tests have not run, or not to the end. */
export function readResult(engine: Engine, extent: Extent): EngineResult | undefined {
  try {
    return v.parse(engineResult, JSON.parse(readFileSync(fileOf(engine, extent), 'utf8')));
  } catch {
    return undefined;
  }
}
