import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { textLength as lengthOnInstance } from '@rookery/instance/rules/text-length.ts';
import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { postLength, textLength, type CountingRules } from './text-length.ts';

const graphemes: CountingRules = { unit: 'graphemes', charactersPerUrl: undefined };
const mastodon: CountingRules = { unit: 'codePoints', charactersPerUrl: 23 };

const family = '👩‍👩‍👧‍👦';

test.each([
  ['nothing', '', 0, 0],
  ['Latin letters', 'heron', 5, 5],
  ['a family', family, 1, 7],
  ['600 families', family.repeat(600), 600, 4200],
  ['two flags', '🇫🇮🇸🇪', 2, 4],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1, 7],
  ['a thumb with a skin tone', '👍🏽', 1, 2],
  ['a keycap', '1️⃣', 1, 3],
  ['a decomposed é', 'e\u0301', 1, 2],
  ['a composed é', '\u00E9', 1, 1],
  ['Zalgo', 'h\u0300\u0301\u0302\u0303i', 2, 6],
  ['Hindi with vowel signs', 'नमस्ते', [3, 4], 6],
  ['Thai with vowel and tone marks', 'น้ำ', [1, 2], 3],
  ['Hebrew with points', 'שָׁלוֹם', 4, 7],
  ['Persian with a zero-width non-joiner', 'می‌خواهم', [7, 8], 8],
  ['Japanese with a combining voiced sound mark', 'か\u3099', 1, 2],
  ['Hangul written in jamo', '\u1112\u1161\u11AB', 1, 3],
  ['a CJK ideograph outside the BMP', '𠮷', 1, 1],
  ['lines ended by CR and LF', 'a\r\nb', 3, 4],
  ['lines ended by LF', 'a\n\nb', 4, 4],
])(
  'textLength: of %s (%j), counts %j graphemes and %i code points',
  (_, text, inGraphemes, inCodePoints) => {
    /* Two numbers are accepted where versions of Unicode differ on the grapheme clusters of a
     script. */
    expect([inGraphemes].flat()).toContain(textLength(text, graphemes));
    expect(textLength(text, mastodon)).toBe(inCodePoints);
    expect(lengthOnInstance(text)).toBe(textLength(text, graphemes));
  },
);

test('textLength: counts the graphemes of any text as the embedded instance and Intl.Segmenter do', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const unit of ['grapheme', 'binary', 'grapheme-ascii'] as const)
    assert(
      property(string({ unit, maxLength: 60 }), (text) => {
        const counted = countGraphemes(text);
        expect(counted).toBe([...segmenter.segment(text)].length);
        expect(counted).toBe(lengthOnInstance(text));
      }),
      { numRuns: 40 },
    );
});

test.each([
  ['a URL counts as 23', 'see https://bird.example/herons/of/the/north/and/south', 4 + 23],
  ['a short URL counts as 23 as well', 'http://a.example', 23],
  ['each of two URLs counts as 23', 'https://a.example https://b.example/x?y=1#z', 23 + 1 + 23],
  ['the full stop after a URL is text', 'https://a.example/x.', 24],
  ['brackets around a URL are text', '(https://a.example/x)', 25],
  ['brackets inside a URL belong to it', 'https://a.example/x_(y)', 23],
  ['a URL with letters of another script counts as 23', 'https://müller.example/журнал', 23],
  ['Japanese brackets around a URL are text', '「https://a.example/x」', 25],
  ['a URL with a port counts as 23', 'http://a.example:8080/x', 23],
  ['a host without a dot is not a URL', 'http://localhost/a', 18],
  ['only the name in a mention counts, not its host', 'hi @ada@harbour.example', 7],
  ['a mention without a host counts as written', '@ada', 4],
  ['the host of a mention before punctuation does not count', '@ada@harbour.example, hi', 8],
  ['an email address is not a mention', 'ada@harbour.example', 19],
  ['a mention inside a URL belongs to it', 'https://a.example/@ada@b.example', 23],
  ['white space around the text does not count', ' \n heron \n', 5],
  ['a family counts as its code points', family, 7],
])('postLength: by the rules of Mastodon, %s', (_, text, length) => {
  expect(postLength({ text, subject: '' }, mastodon)).toBe(length);
});

test.each([
  ['a URL counts as written', 'https://a.example/x', '', 19],
  ['a mention counts as written', '@ada@harbour.example', '', 20],
  ['the subject counts', 'heron', 'birds', 10],
  ['white space around the text does not count', '  heron\n\n', '', 5],
  ['white space inside the text counts', 'a  b', '', 4],
  ['a family in text or subject counts as one', family.repeat(600), family, 601],
])('postLength: by the rules of Akkoma and Pleroma, %s', (_, text, subject, length) => {
  expect(postLength({ text, subject }, graphemes)).toBe(length);
});

test('postLength: reads long runs of punctuation, brackets and dots in linear time', () => {
  const parts = ['.', ')', '(', '@a', '@a.', 'https://', 'https://a.b/', 'a.'];
  for (const part of parts) {
    const text = `https://a.example/${part.repeat(20_000)}x `.repeat(2);
    expect(postLength({ text, subject: '' }, mastodon)).toBeGreaterThan(0);
  }
});

test('postLength: by the rules of Mastodon, a URL in the subject counts as written', () => {
  const subject = 'http://a.example/long/path/that/is/longer';
  expect(postLength({ text: 'heron', subject }, mastodon)).toBe(5 + subject.length);
});
