import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectStyle } from './effect-style.ts';
import type { RichEffect } from './rich-node.ts';

test.each([
  ['spin', {}, ['spin'], {}],
  [
    'spin',
    { x: true, alternate: true, speed: '2s' },
    ['spin', 'spin-x', 'spin-alternate'],
    { '--effect-time': '2s' },
  ],
  ['flip', { v: true }, ['flip', 'flip-v'], {}],
  [
    'jelly',
    { speed: '500ms', delay: '1s' },
    ['jelly'],
    { '--effect-time': '0.5s', '--effect-delay': '1s' },
  ],
  ['rotate', { deg: '45' }, ['rotate'], { '--effect-turn': '45deg' }],
  ['scale', { x: '9', y: '2' }, ['scale'], { '--effect-x': '5', '--effect-y': '2' }],
  ['position', { x: '-90' }, ['position'], { '--effect-x': '-5em' }],
  ['fg', { color: 'f80' }, ['fg'], { '--effect-colour': '#f80' }],
  ['fg', { color: '12345' }, ['fg'], {}],
  ['font', { serif: true, comic: true }, ['font', 'font-serif'], {}],
] satisfies [string, RichEffect['options'], string[], object][])(
  'effectStyle: gives %s with %j its classes and custom properties',
  (name, options, classes, measures) => {
    expect(effectStyle({ name, options })).toEqual({ classes, measures });
  },
);

test.each(['nothing', 'constructor', '__proto__', 'toString'])(
  'effectStyle: returns undefined for the unknown effect %s',
  (name) => {
    expect(effectStyle({ name, options: {} })).toBeUndefined();
  },
);

test('effectStyle: limits every speed so that no effect repeats more than three times a second', () => {
  const speed = fc.oneof(
    fc.double().map(String),
    fc.double().map((n) => `${n}ms`),
    fc.string(),
  );
  fc.assert(
    fc.property(speed, (value) => {
      const time = effectStyle({ name: 'twitch', options: { speed: value } })?.measures[
        '--effect-time'
      ];
      if (time !== undefined) expect(Number.parseFloat(time)).toBeGreaterThan(1 / 3);
    }),
  );
});
