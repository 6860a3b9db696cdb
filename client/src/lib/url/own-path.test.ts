import { assert, constantFrom, property, array } from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  '/',
  '/main/all',
  '/notice/1?x=//evil.example#//evil.example',
  '/users/%2F%2Fevil.example',
  '/@mira@far.example',
  '/tag/日本',
])('isOwnPath: returns true for %j', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'main/all',
  'https://evil.example/',
  'https://own.invalid/',
  'javascript:alert(1)',
  '//evil.example/',
  '/\\evil.example/',
  '\\/evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/\r\\evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/.\t//evil.example/',
  '/%2e//evil.example/',
  '//evil.example:99999/',
])('isOwnPath: returns false for %j', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('isOwnPath: returns true only for paths that stay on the origin when a browser resolves them twice', () => {
  const parts = constantFrom('/', '\\', '\t', '\n', '.', '..', '%2e', ' ', 'a', ':', '@', '?', '#');
  assert(
    property(array(parts), (all) => {
      const path = all.join('');
      if (!isOwnPath(path)) return;
      const once = new URL(path, 'https://rookery.example');
      const twice = new URL(`${once.pathname}${once.search}`, 'https://rookery.example');
      expect([once.origin, twice.origin]).toEqual([
        'https://rookery.example',
        'https://rookery.example',
      ]);
    }),
  );
});
