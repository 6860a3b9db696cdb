import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('markup: no value can open or close a tag', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { text } = markup`<p title="${value}">${value}</p>`;
      expect(text.match(/[<>"]/g)).toEqual(['<', '"', '"', '>', '<', '>']);
    }),
  );
});

test('markup: does not escape nested markup', () => {
  const items = [markup`<li>${1}</li>`, markup`<li>${'<'}</li>`];
  expect(markup`<ul>${items}${undefined}</ul>`.text).toBe('<ul><li>1</li><li>&lt;</li></ul>');
});
