import { expect, test } from 'vitest';
import { visibleAreaProperties } from './visible-area.ts';

const whole = { height: 844, offsetTop: 0, scale: 1 };

test.each([
  ['no keyboard', whole, {}],
  ['a fraction of a pixel', { ...whole, height: 843.6 }, {}],
  [
    'a keyboard',
    { ...whole, height: 508 },
    { '--visible-height': '508px', '--visible-top': '0px', '--visible-inset-end': '0px' },
  ],
  [
    'a keyboard that scrolled the page (Safari)',
    { height: 508, offsetTop: 120, scale: 1 },
    { '--visible-height': '508px', '--visible-top': '120px', '--visible-inset-end': '0px' },
  ],
  ['a zoomed page', { height: 422, offsetTop: 100, scale: 2 }, {}],
])('visibleAreaProperties: %s', (_, viewport, properties) => {
  expect(visibleAreaProperties(viewport, 844)).toEqual(properties);
});
