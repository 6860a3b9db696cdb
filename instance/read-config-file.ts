import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from './read-arguments.ts';
import { configSchema, type ConfigChanges } from './config.ts';

function formatIssue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'It';
  if (issue.expected === 'never') return `Unknown option: ${name}.`;
  return `${name}: ${issue.message}.`;
}

function readJsonObject(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The configuration file cannot be read: ${path}`);
  }
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new UsageError(`The configuration file is not JSON: ${path}`);
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new UsageError(`The configuration file is not a JSON object: ${path}`);
  return input;
}

/**
 * Reads the options of a configuration file (docs/instance.md). Throws a UsageError that describes
 * what is wrong.
 */
export function readConfigFile(path: string): ConfigChanges {
  const input = readJsonObject(path);
  const result = v.safeParse(configSchema, input);
  if (!result.success)
    throw new UsageError(`In ${path}: ${result.issues.map(formatIssue).join(' ')}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has validated it; the input is returned because the parsed value would contain the defaults
  return input as ConfigChanges;
}
