import { assert, constantFrom, nat, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { formattingKinds, availableFormattings, toggleFormatting } from './toggle-formatting.ts';

const formats = ['text/markdown', 'text/x.misskeymarkdown', 'text/bbcode', 'text/html'];

/** Parses a text in which two bars delimit the selection. */
const read = (drawn: string) => {
  const [before = '', selected = '', after = ''] = drawn.split('|');
  const start = before.length;
  return { text: before + selected + after, start, end: start + selected.length };
};

test.each([
  ['bold', 'text/markdown', 'a |heron| here', 'a **|heron|** here'],
  ['bold', 'text/markdown', 'a **|heron|** here', 'a |heron| here'],
  ['italic', 'text/html', 'a || here', 'a <i>||</i> here'],
  ['code', 'text/bbcode', '|x|', '[code]|x|[/code]'],
  ['link', 'text/markdown', '|here|', '[|here|](https://)'],
  ['quote', 'text/markdown', 'one\ntw|o\nthr|ee', 'one\n|> two\n> three|'],
  ['quote', 'text/markdown', 'one\n|> two\n> three|', 'one\n|two\nthree|'],
  ['list', 'text/x.misskeymarkdown', '|one|', '|- one|'],
  ['list', 'text/html', '|one|', '|one|'],
] as const)('toggleFormatting: with %s in %s, %s becomes %s', (kind, format, before, after) => {
  expect(toggleFormatting(read(before), kind, format)).toEqual(read(after));
});

test('availableFormattings: returns none for plain text', () => {
  expect(availableFormattings('text/plain')).toEqual([]);
  expect(availableFormattings(undefined)).toEqual([]);
  expect(availableFormattings('text/markdown')).toEqual(formattingKinds);
});

test('toggleFormatting: removes only characters of marks, and returns a selection within the text', () => {
  const texts = tuple(string({ unit: 'grapheme-ascii' }), nat(), nat());
  assert(
    property(
      texts,
      constantFrom(...formattingKinds),
      constantFrom(...formats),
      ([text, one, other], kind, format) => {
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].toSorted(
          (a, b) => a - b,
        );
        const marked = toggleFormatting({ text, start, end }, kind, format);
        const signs = '*_~`[]()<>/>-="bisdeluqotcahrkf: https';
        let at = 0;
        for (const sign of text) {
          const found = marked.text.indexOf(sign, at);
          /* Only characters of the mark itself may have been removed. */
          if (found < 0) expect(signs).toContain(sign);
          else at = found + 1;
        }
        expect(marked.start).toBeLessThanOrEqual(marked.end);
        expect(marked.end).toBeLessThanOrEqual(marked.text.length);
      },
    ),
  );
});

test('toggleFormatting: restores the text and the selection when called twice', () => {
  assert(
    property(string({ unit: 'grapheme' }), constantFrom(...formats), (text, format) => {
      const once = toggleFormatting({ text, start: 0, end: text.length }, 'bold', format);
      expect(toggleFormatting(once, 'bold', format)).toEqual({ text, start: 0, end: text.length });
    }),
  );
});
