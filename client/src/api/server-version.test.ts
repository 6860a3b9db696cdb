import { expect, test } from 'vitest';
import { isAtLeast } from './server-version.ts';

test.each([
  ['3.19.0-0-g3ff0f46-develop', '3.19', true],
  ['3.19', '3.19', true],
  ['3.9.3', '3.19', false],
  ['3.18.1-12-gabcdef0', '3.19', false],
  ['4', '3.19', true],
  ['4.10.0', '4.3', true],
  ['4.5.0+glitch', '4.5', true],
  ['4.3.0-rc.1', '4.3', true],
  ['0.20.0-snap', '0.20', true],
  ['0.19.2+git-1573cd', '0.20', false],
  ['v2.90', '2.90', true],
  ['2.9', '2.90', false],
  ['2025.4.2', '2024.1', true],
  ['unknown', '0.16', false],
  ['unknown', '', true],
  ['', '0.16', false],
])('isAtLeast: for the version %j and the minimum %j, returns %s', (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});
