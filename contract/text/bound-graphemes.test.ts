import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { boundGraphemes, GraphemeBounder } from './bound-graphemes.ts';
import { endlessGraphemes } from './testing/endless-graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function longestIn(text: string): number {
  let longest = 0;
  for (const { segment } of segmenter.segment(text)) longest = Math.max(longest, segment.length);
  return longest;
}

const sentences: readonly (readonly [language: string, text: string])[] = [
  ['English', 'The heron stood in the shallow water and waited for a fish. '],
  ['Korean', '왜가리는 얕은 물에 서서 물고기를 기다렸습니다. 값을 읽고 닭을 보았다ㅋㅋㅋㅋㅋㅠㅠ '],
  [
    'decomposed Korean',
    '왜가리는얕은물에서서물고기를기다렸습니다값을읽고닭을보았다'.normalize('NFD'),
  ],
  ['old Korean', '나랏말ᄊᆞ미듕귁에달아문ᄍᆞᆼ와로서르ᄉᆞᄆᆞᆺ디아니ᄒᆞᆯᄊᆡ'.normalize('NFD')],
  ['Thai', 'นกกระสายืนอยู่ในน้ำตื้นและรอปลาซึ่งจะว่ายมาตามลำน้ำ'],
  ['Lao', 'ນົກຢາງຢືນຢູ່ໃນນ້ຳຕື້ນແລະລໍຖ້າປາທີ່ຈະລອຍມາຕາມລຳນ້ຳ'],
  ['Hindi', 'बगुलाउथलेपानीमेंखड़ाहोकरमछलीकीप्रतीक्षाकरतारहाक्ष्त्र्यज्ञार्थ्य'],
  ['Tamil', 'நாரைஆழமற்றநீரில்நின்றுமீனுக்காகக்காத்திருந்ததுஸ்ரீக்ஷ'],
  ['Malayalam', 'കൊക്ക്ആഴംകുറഞ്ഞവെള്ളത്തിൽനിന്നുമത്സ്യത്തിനായികാത്തിരുന്നുർ‍ക്ക'],
  ['Burmese', 'ဗျိုင်းသည်ရေတိမ်တွင်ရပ်၍ငါးကိုစောင့်နေသည်ဥက္ကဋ္ဌသတ္တဝါ'],
  ['Khmer', 'សត្វកុកឈរក្នុងទឹករាក់ហើយរង់ចាំត្រីដែលហែលមកតាមស្ទឹងស្ត្រី'],
  ['Tibetan', 'ཀྱིརྒྱལ་པོའི་ཆུ་ནང་དུ་ཉ་སྒུག་བསྡད་ཧཱུྃ་ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ་རྫོགས'],
  ['Arabic with vowel signs', 'وَقَفَ مَالِكُ الْحَزِينِ فِي الْمَاءِ الضَّحْلِ يَنْتَظِرُ السَّمَكَ۝ اَللّٰهُمَّ '],
  ['Hebrew with points', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ '],
  ['Vietnamese, decomposed', 'Con diệc đứng trong vùng nước nông và chờ cá. '.normalize('NFD')],
  ['Japanese', '鷺は浅い水に立って魚を待っていた。ﾊﾟﾊﾟﾊﾞﾊﾞが葛󠄀城市で𠮷野家に行く〰㊗️'],
  ['families', '👨🏿‍👩🏿‍👧🏿‍👦🏿👩🏻‍❤️‍💋‍👩🏿👩‍👩‍👧‍👦🧑🏾‍🤝‍🧑🏽🏳️‍🌈🏴‍☠️❤️‍🔥'],
  ['flags', '🇫🇮🇸🇪🇳🇴🇩🇰🇮🇸🇪🇪🇱🇻🇱🇹🇵🇱🇺🇦🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['keycaps and symbols', '1️⃣2️⃣3️⃣#️⃣*️⃣©️®️™️ℹ️〰️㊗️㊙️🃏🀄'],
  ['flood of emoji', '😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂😂'],
  ['Zalgo below the limit', `Z${'\u0300\u0316\u0488\u0334'.repeat(15)}a${'\u0301'.repeat(63)}`],
];

test.each(sentences)('boundGraphemes: keeps %s', (_, sentence) => {
  expect(longestIn(sentence)).toBeLessThanOrEqual(64);
  expect(boundGraphemes(sentence.repeat(20))).toBe(sentence.repeat(20));
  expect(boundGraphemes(sentence.repeat(20).replaceAll(/\s/g, ''))).toBe(
    sentence.repeat(20).replaceAll(/\s/g, ''),
  );
});

test('boundGraphemes: keeps any mixture of languages', () => {
  const piece = constantFrom(...sentences.map(([, text]) => text));
  const part = tuple(piece, integer({ min: 0, max: 30 })).map(([text, start]) => text.slice(start));
  assert(
    property(array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join('');
      if (longestIn(text) <= 64) expect(boundGraphemes(text)).toBe(text);
    }),
  );
});

test.each(endlessGraphemes)('boundGraphemes: leaves no endless grapheme of $name', ({ make }) => {
  for (const text of [make(3000), `hello ${make(500)} ${make(90)}`, `${make(80)}${make(80)}`]) {
    const bounded = boundGraphemes(text);
    expect(longestIn(bounded)).toBeLessThanOrEqual(64);
    expect(boundGraphemes(bounded)).toBe(bounded);
    expect(bounded.isWellFormed()).toBe(true);
    if (longestIn(text) <= 64) expect(bounded).toBe(text);
  }
});

/* Characters of every class that joins, and some that never do. */
const joining =
  'aé漢한ーא\r\n\u0301\u0300\u200D\u200C\u0600\u070F\u0D4E\u0915\u094D\u0E33\u1100\u1161\u11A8\uFE0F\u20E3\uFF9E©❤';
const fragments = [
  ...joining.split(''),
  '\u{1F469}',
  '\u{1F3FD}',
  '\u{1F1EB}',
  '\u{110BD}',
  '\u{E0067}',
];

test('boundGraphemes: leaves no grapheme above the limit in any text, and cuts nothing else', () => {
  const run = tuple(
    constantFrom(...fragments),
    constantFrom(...fragments),
    integer({ min: 1, max: 50 }),
  );
  const runs = array(
    run.map(([first, second, times]) => (first + second).repeat(times)),
    { maxLength: 6 },
  );
  assert(
    property(runs, string({ unit: 'binary', maxLength: 10 }), (parts, end) => {
      const text = parts.join('') + end;
      const bounded = boundGraphemes(text);
      expect(longestIn(bounded)).toBeLessThanOrEqual(64);
      if (longestIn(text) <= 64) expect(bounded).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('GraphemeBounder: leaves no grapheme above the limit across pieces, and cuts nothing else', () => {
  const run = tuple(
    constantFrom(...fragments),
    constantFrom(...fragments),
    integer({ min: 1, max: 50 }),
  );
  const pieceLength = integer({ min: 1, max: 90 });
  assert(
    property(
      array(run, { maxLength: 6 }),
      array(pieceLength, { minLength: 1, maxLength: 5 }),
      (runs, lengths) => {
        const letters = runs.flatMap(([first, second, times]) =>
          Array.from({ length: times }, () => [first, second]).flat(),
        );
        const graphemes = new GraphemeBounder();
        let bounded = '';
        for (let at = 0, piece = 0; at < letters.length; piece += 1) {
          const end = at + (lengths[piece % lengths.length] ?? 1);
          bounded += graphemes.bound(letters.slice(at, end).join(''));
          at = end;
        }
        const text = letters.join('');
        expect(longestIn(bounded)).toBeLessThanOrEqual(64);
        if (longestIn(text) <= 64) expect(bounded).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

/*
 * `boundGraphemes` does not segment texts of the characters that its pattern excludes. Therefore no
 * grapheme may contain two of these characters.
 */
test.each([
  ['nothing', ''],
  ['joiners', '\u200D'],
  ['viramas', '\u094D'],
  ['Malayalam viramas', '\u0D4D'],
  ['Burmese viramas', '\u1039'],
  ['number signs', '\u0600'],
])('boundGraphemes: bounds a repetition of any character with %s between', (_, glue) => {
  const times = Math.ceil(65 / (1 + glue.length));
  const missed: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = (String.fromCharCode(code) + glue).repeat(times);
    if (longestIn(boundGraphemes(text)) > 64) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
