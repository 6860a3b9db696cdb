import { expect, test } from 'vitest';
import { distanceToReadingPlace } from './reading-place.ts';

const view = { top: 100, bottom: 850 };

test.each([
  ['below the upper third', { top: 700, bottom: 800 }, 350],
  ['below the window', { top: 1000, bottom: 1500 }, 650],
  ['above the upper third', { top: 200, bottom: 300 }, -150],
  ['above the window', { top: -300, bottom: -200 }, -650],
  ['at the upper third already', { top: 350, bottom: 450 }, 0],
  ['too tall for what is below the upper third', { top: 500, bottom: 1100 }, 250],
  ['taller than the window', { top: 500, bottom: 2500 }, 400],
])(
  'distanceToReadingPlace: for a row %s, scrolls so that it begins there, or fits [R-TL-060]',
  (_, row, expected) => {
    expect(distanceToReadingPlace(row, view)).toBe(expected);
  },
);
