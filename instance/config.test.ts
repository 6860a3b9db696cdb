import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { configSchema, configure, layChanges } from './config.ts';
import { readConfigFile } from './read-config-file.ts';
import { demoConfig } from './world/demo-config.ts';

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'rookery-config-')), 'instance.json');
  writeFileSync(path, text);
  return path;
}

/** Names of all switches, with a dot before each that is inside another. */
function switchesOf(entries: v.ObjectEntries, prefix = ''): string[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    const inner: unknown = 'wrapped' in schema ? schema.wrapped : undefined;
    if (isPart(inner)) return switchesOf(inner.entries, `${prefix}${name}.`);
    return [prefix + name];
  });
}

function isPart(schema: unknown): schema is { readonly entries: v.ObjectEntries } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

test('a configuration file changes what it names and leaves the rest', () => {
  const path = fileWith('{"private": true, "registration": {"captcha": "native"}}');
  const config = configure(layChanges(demoConfig, { throttle: true }, readConfigFile(path)));
  expect(config).toMatchObject({
    private: true,
    throttle: true,
    suggestions: true,
    registration: { open: true, captcha: 'native' },
  });
});

test.each([
  ['{"privat": true}', 'There is no switch privat.'],
  ['{"limits": {"stauts": 1}}', 'There is no switch limits.stauts.'],
  ['{"private": "yes"}', 'private: Invalid type: Expected boolean but received "yes".'],
  ['{"limits": {"status": -1}}', 'limits.status: '],
  ['{"translation": {"address": "file:///etc"}}', 'translation.address: a web address is wanted.'],
  ['nothing', 'The configuration file is not JSON'],
  ['[]', 'holds no object of switches'],
])('%s is refused in plain words', (text, words) => {
  expect(() => readConfigFile(fileWith(text))).toThrow(words);
});

test('a file that is not there is refused in plain words', () => {
  expect(() => readConfigFile('/nowhere/at/all.json')).toThrow('cannot be read');
});

test('every switch is described in docs/instance.md', () => {
  const text = readFileSync('docs/instance.md', 'utf8');
  const missing = switchesOf(configSchema.entries).filter((name) => !text.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
