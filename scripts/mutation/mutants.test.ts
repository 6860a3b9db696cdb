import { expect, test } from 'vitest';
import { findMutants } from './mutants.ts';

const changed = (code: string): readonly string[] =>
  findMutants(code).map(
    ({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end),
  );

test.each([
  ['const a = b < c;', ['const a = b <= c;']],
  ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
  ['const a = b ?? 2;', ['const a = b && 2;', 'const a = b ?? 3;']],
  ['const a = b ? 1 : c;', ['const a = !(b) ? 1 : c;', 'const a = b ? 2 : c;']],
  ['if (a) run(true);', ['if (!(a)) run(true);', 'if (a) ;', 'if (a) run(false);']],
  ["const a = 'x' + b;", []],
  ["type A = true | 1; import b from 'b'; const c = b as A;", []],
])('findMutants: changes each operator, condition and value of %s', (code, expected) => {
  expect(changed(code)).toEqual(expected);
});
