import { expect, it } from 'vitest';
import { isInstalled } from './install-when-needed.js';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '2.0.0', optional: true },
  },
};

it('isInstalled: accepts all packages of package-lock.json without those for other systems', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
});

it('isInstalled: refuses a missing package, another version, or an empty folder', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  expect(isInstalled(wanted, {})).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
  const odd = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '3.0.0' },
  };
  expect(isInstalled(wanted, { packages: odd })).toBe(false);
});
