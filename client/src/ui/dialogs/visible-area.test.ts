import { expect, test } from 'vitest';
import { visibleAreaStyles } from './visible-area.ts';

const whole = { height: 844, offsetTop: 0, scale: 1 };

test.each([
  ['no keyboard', whole, {}],
  ['a fraction of a pixel', { ...whole, height: 843.6 }, {}],
  [
    'a keyboard',
    { ...whole, height: 508 },
    { 'inset-block-start': '0px', 'block-size': '508px', 'padding-block-end': '0px' },
  ],
  [
    'a keyboard that scrolled the page (Safari)',
    { height: 508, offsetTop: 120, scale: 1 },
    { 'inset-block-start': '120px', 'block-size': '508px', 'padding-block-end': '0px' },
  ],
  ['a zoomed page', { height: 422, offsetTop: 100, scale: 2 }, {}],
])('visibleAreaStyles: for %s (%j), returns %j', (_, viewport, properties) => {
  expect(visibleAreaStyles(viewport, 844)).toEqual(properties);
});
