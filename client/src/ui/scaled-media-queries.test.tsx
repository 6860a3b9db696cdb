import { afterEach, expect, test } from 'vitest';
import { scaleQuery, scaleMediaQueries } from './scaled-media-queries.ts';

afterEach(() => {
  scaleMediaQueries(1);
  document.head.replaceChildren();
});

test.each([
  ['(width <= 50rem)', 2, '(width <= 100rem)'],
  ['(width > 50rem) and (height <= 47.5rem)', 0.8, '(width > 40rem) and (height <= 38rem)'],
  ['(max-height: 24rem), print', 1.5, '(max-height: 36rem), print'],
  ['(pointer: coarse)', 2, '(pointer: coarse)'],
])('scaleQuery: for “%s” and the scale %d, returns “%s”', (query, scale, scaled) => {
  expect(scaleQuery(query, scale)).toBe(scaled);
});

test('scaleMediaQueries: writes the queries of style sheets, each time from the original', () => {
  const style = document.createElement('style');
  style.textContent = '@media (max-width: 50rem) { p { color: red } }';
  document.head.append(style);
  const query = () => {
    const rule = style.sheet?.cssRules[0];
    return rule instanceof CSSMediaRule ? rule.media.mediaText : undefined;
  };
  scaleMediaQueries(1.5);
  expect(query()).toBe('(max-width: 75rem)');
  scaleMediaQueries(2);
  expect(query()).toBe('(max-width: 100rem)');
  scaleMediaQueries(1);
  expect(query()).toBe('(max-width: 50rem)');
});
