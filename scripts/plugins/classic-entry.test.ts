import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asClassic, takingFrom } from './classic-entry.ts';

const entry = [
  'const wren=1;function heron(){return wren+1}const from=import.meta.url;',
  'export{heron as a,wren,from as b};',
  '//# sourceMappingURL=index-1.js.map',
].join('\n');

/** Runs both as a page would, one after the other; gives what the second leaves in `seen`. */
function run(first: string, second: string): unknown {
  const page: Record<string, unknown> = {
    document: { currentScript: { src: 'https://bird.example/assets/index-1.js' } },
  };
  page['globalThis'] = page;
  runInNewContext(asClassic(first), page);
  runInNewContext(takingFrom('index-1.js', second), page);
  return page['seen'];
}

test('another script takes by its own names what the first has given by its', () => {
  const other = 'import{a as n,wren as t,b as r}from"./index-1.js";globalThis.seen=[n(),t,r];';
  expect(run(entry, other)).toEqual([2, 1, 'https://bird.example/assets/index-1.js']);
});

test('nothing else that the first script names is seen outside', () => {
  expect(run(entry, 'globalThis.seen=typeof heron')).toBe('undefined');
});

test('a first script that gives nothing runs as well', () => {
  expect(run('globalThis.seen=7;', '')).toBe(7);
});

test('its lines stand two further down and its columns where they were', () => {
  const lines = asClassic(entry).split('\n');
  expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(lines[2]?.indexOf('.url;')).toBe(entry.indexOf('.url;'));
});

test('what follows an import stays at its place, and other imports as they are', () => {
  const other = 'import{a as n}from"./index-a1b2c3d4.js";import{c as m}from"./shared-2.js";n(m);';
  const taking = takingFrom('index-a1b2c3d4.js', other);
  expect(taking.indexOf('import{c as m}from"./shared-2.js";n(m);')).toBe(
    other.indexOf('import{c as m}'),
  );
  expect(taking.startsWith('const{a:n}=globalThis.firstScript;')).toBe(true);
});

test.each([
  ['waits before it has run', 'await fetch("/");'],
  ['exports in two ways', 'export const a=1;export{a as b};'],
  ['imports', 'import{a}from"./shared-2.js";a();'],
])('a first script that %s cannot be one', (_, code) => {
  expect(() => asClassic(code)).toThrow();
});

test.each([
  ['whole', 'import*as e from"./index-1.js";e.a();'],
  ['later', 'import("./index-1.js");'],
])('a script that asks for the first one %s is refused', (_, code) => {
  expect(() => takingFrom('index-1.js', code)).toThrow(/index-1\.js/);
});
