import { expect, test } from 'vitest';
import { readFocalPoint } from './focal-point.ts';

test.each([
  ['0.5,-0.25', { x: 0.5, y: -0.25 }],
  ['3,-9', { x: 1, y: -1 }],
  ['0,0', { x: 0, y: 0 }],
  ['', undefined],
  ['1', undefined],
  ['1,2,3', undefined],
  ['a,b', undefined],
  [undefined, undefined],
])('readFocalPoint: parses %j as %j', (text, expected) => {
  expect(readFocalPoint(text)).toEqual(expected);
});
