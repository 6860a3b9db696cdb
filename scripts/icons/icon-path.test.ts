import { expect, test } from 'vitest';
import { iconPath, type IconShape } from './icon-path.ts';

const cases: readonly [what: string, shapes: readonly IconShape[], path: string][] = [
  ['a path stays as it is', [['path', { d: 'M2 12h20' }]], 'M2 12h20'],
  [
    'a path that begins relatively begins at the corner, wherever the one before it ended',
    [
      ['path', { d: 'M20 18v-2' }],
      ['path', { d: 'm9 17-5-5 5-5' }],
    ],
    'M20 18v-2M0 0m9 17-5-5 5-5',
  ],
  [
    'a circle is two half turns',
    [['circle', { cx: '12', cy: '12', r: '10' }]],
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
  ],
  [
    'an ellipse likewise',
    [['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }]],
    'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
  ],
  ['a line', [['line', { x1: '4', x2: '20', y1: '6', y2: '6' }]], 'M4 6L20 6'],
  ['a rectangle', [['rect', { x: '3', y: '4', width: '18', height: '12' }]], 'M3 4h18v12h-18z'],
  [
    'a rectangle with round corners',
    [['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }]],
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  ],
  ['a line of corners', [['polyline', { points: '4 7 4 4 20 4' }]], 'M4 7 4 4 20 4'],
  ['a closed one', [['polygon', { points: '4 7 4 4 20 4' }]], 'M4 7 4 4 20 4z'],
];

test.each(cases)('%s', (_, shapes, path) => {
  expect(iconPath(shapes)).toBe(path);
});

test('a shape that is not known is refused', () => {
  expect(() => iconPath([['text', {}]])).toThrow('text');
});
