import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('no value of a template can open or close a tag', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { text } = markup`<p title="${value}">${value}</p>`;
      expect(text.match(/[<>"]/g)).toEqual(['<', '"', '"', '>', '<', '>']);
    }),
  );
});

test('markup within markup stays what it is', () => {
  const items = [markup`<li>${1}</li>`, markup`<li>${'<'}</li>`];
  expect(markup`<ul>${items}${undefined}</ul>`.text).toBe('<ul><li>1</li><li>&lt;</li></ul>');
});
