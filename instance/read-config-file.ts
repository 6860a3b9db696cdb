import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from './arguments.ts';
import { configSchema, type ConfigChanges } from './config.ts';

function sentence(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'It';
  if (issue.expected === 'never') return `There is no switch ${name}.`;
  return `${name}: ${issue.message}.`;
}

function read(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The configuration file cannot be read: ${path}`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new UsageError(`The configuration file is not JSON: ${path}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(`The configuration file holds no object of switches: ${path}`);
  return given;
}

/** The switches of a configuration file (docs/instance.md); says in plain words what is wrong with it. */
export function readConfigFile(path: string): ConfigChanges {
  const given = read(path);
  const result = v.safeParse(configSchema, given);
  if (!result.success) throw new UsageError(`In ${path}: ${result.issues.map(sentence).join(' ')}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has just taken it; what it said is kept, so that what it did not say stays open
  return given as ConfigChanges;
}
