import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { configSchema, createConfig, mergeConfig } from './config.ts';
import { readConfigFile } from './read-config-file.ts';
import { demoConfig } from './seed/demo-config.ts';

function writeConfigFile(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'rookery-config-')), 'instance.json');
  writeFileSync(path, text);
  return path;
}

/** Returns the names of all options; nested names contain dots. */
function optionNames(entries: v.ObjectEntries, prefix = ''): string[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    const inner: unknown = 'wrapped' in schema ? schema.wrapped : undefined;
    if (isPart(inner)) return optionNames(inner.entries, `${prefix}${name}.`);
    return [prefix + name];
  });
}

function isPart(schema: unknown): schema is { readonly entries: v.ObjectEntries } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

test('readConfigFile: overrides the given options and keeps the others', () => {
  const path = writeConfigFile('{"private": true, "registration": {"captcha": "native"}}');
  const config = createConfig(mergeConfig(demoConfig, { throttle: true }, readConfigFile(path)));
  expect(config).toMatchObject({
    private: true,
    throttle: true,
    suggestions: true,
    registration: { open: true, captcha: 'native' },
  });
});

test.each([
  ['{"privat": true}', 'Unknown option: privat.'],
  ['{"limits": {"stauts": 1}}', 'Unknown option: limits.stauts.'],
  ['{"private": "yes"}', 'private: Invalid type: Expected boolean but received "yes".'],
  ['{"limits": {"status": -1}}', 'limits.status: '],
  ['{"translation": {"address": "file:///etc"}}', 'translation.address: must be a web address.'],
  ['nothing', 'The configuration file is not JSON'],
  ['[]', 'is not a JSON object'],
])('readConfigFile: rejects %s with a readable message', (text, message) => {
  expect(() => readConfigFile(writeConfigFile(text))).toThrow(message);
});

test('readConfigFile: rejects a missing file with a readable message', () => {
  expect(() => readConfigFile('/nowhere/at/all.json')).toThrow('cannot be read');
});

test('configSchema: every option is described in docs/instance.md', () => {
  const text = readFileSync('docs/instance.md', 'utf8');
  const missing = optionNames(configSchema.entries).filter((name) => !text.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
