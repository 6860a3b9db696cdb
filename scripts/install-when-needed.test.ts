import { expect, it } from 'vitest';
import { isInstalled } from './install-when-needed.js';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '2.0.0', optional: true },
  },
};

it('is content with what package-lock.json asks for, without what is for other systems', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
});

it('wants to install where a package is missing or of another version, or nothing is there', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  expect(isInstalled(wanted, {})).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
  const odd = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '3.0.0' },
  };
  expect(isInstalled(wanted, { packages: odd })).toBe(false);
});
