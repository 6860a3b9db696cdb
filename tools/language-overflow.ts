import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from './toolchain.js';

/** The longest cut of a text by language, in CSS pixels, with what was cut on which screen. */
const overflow = v.record(v.string(), v.object({ px: v.number(), cuts: v.array(v.string()) }));
export type Overflow = v.InferOutput<typeof overflow>;

const file = path.join(root, '.cache/language-sheets/overflow.json');

/** Called after each language, so that a run of some languages keeps the results of the others. */
export function saveOverflow(code: string, px: number, cuts: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readOverflow(), [code]: { px, cuts } }, undefined, 2));
}

/** Returns what the last contact sheets of languages measured; empty without any. */
export function readOverflow(): Overflow {
  try {
    return v.parse(overflow, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
