import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';

const assets = path.join(root, 'dist', 'assets');
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(path.join(assets, name), 'utf8') }));
const [first] = scripts.filter(({ name }) => name.startsWith('index-'));
const page = readFileSync(path.join(root, 'dist', 'index.html'), 'utf8');

test('the first script is a classic one, and the page asks for it as such', () => {
  expect(() => new Script(first?.code ?? '')).not.toThrow();
  expect(page).toMatch(
    new RegExp(`<script defer blocking="render"[^>]* src="/assets/${first?.name}">`),
  );
  expect(page).not.toContain('type="module"');
});

test('it says on its first line that all of it is needed, and no other does', () => {
  const saying = scripts.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(saying).toEqual([first]);
});

test('what the others take of it, it gives', () => {
  const list = /globalThis\.firstScript=\{([^{}]*)\}/.exec(first?.code ?? '')?.[1] ?? '';
  const given = new Set(list.split(',').map((item) => item.split(':')[0]));
  const taken = scripts.flatMap(({ code }) =>
    [...code.matchAll(/const\{([^{}]*)\}=globalThis\.firstScript;/g)].flatMap(([, names = '']) =>
      names.split(',').map((item) => item.split(':')[0]),
    ),
  );
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter((name) => !given.has(name))).toEqual([]);
});
