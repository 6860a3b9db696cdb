import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assert, property, string } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { createI18n } from './i18n.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';

/** Renders one value in each kind of message that the client uses. */
function Sentences({ name }: { name: string }) {
  const { i18n, t } = useLingui();
  return (
    <>
      <p>
        <Trans>{name} wrote</Trans>
      </p>
      <p>
        <Trans>
          by <em>{name}</em> and <b>others</b>
        </Trans>
      </p>
      <p>
        <Plural value={2} one={`# post by ${name}`} other={`# posts by ${name}`} />
      </p>
      <p>{t`${name} wrote`}</p>
      <p>{t`${plural(3, { one: `# post by ${name}`, other: `# posts by ${name}` })}`}</p>
      <p>{i18n._(msg`${name} wrote`)}</p>
    </>
  );
}

function sentencesWith(name: string): { texts: (string | null)[]; errors: number } {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, unmount } = renderUi(<Sentences name={name} />);
  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  const count = errors.mock.calls.length;
  const elements = [...container.querySelectorAll('p *')].map(({ localName }) => localName);
  expect(elements).toEqual(['em', 'b']);
  unmount();
  errors.mockRestore();
  return { texts, errors: count };
}

const expected = (name: string): string[] => [
  `${name} wrote`,
  `by ${name} and others`,
  `2 posts by ${name}`,
  `${name} wrote`,
  `3 posts by ${name}`,
  `${name} wrote`,
];

test.each([
  '<b>Bold</b> name',
  'x</0> y',
  '<0>',
  '<0/>',
  '<1/>',
  '</0><1>swapped</1><0>',
  'a < b > c',
  '<script>alert(1)</script>',
  '<a href="https://evil.example">x</a>',
  String.raw`\u0041`,
  String.raw`\x3cb\x3e`,
  String.raw`<0>\u202E</0>`,
  '%__lingui_octothorpe__%',
  '\u00000\u0000',
  String.raw`\u0000`,
  '{name}',
  "'{' and '#'",
  '# $& $1',
  '<b>علی</b>',
  '<0>日本</0>',
])('i18n: inserts the value %j literally in every message [R-I18N-006]', (name) => {
  expect(sentencesWith(name)).toEqual({ texts: expected(name), errors: 0 });
});

test.each([
  ['\u202Egpj.exe', 'gpj.exe'],
  ['\u202Bعلی\u202C', 'علی'],
  ['\u2067שלום', 'שלום'],
  ['a\u2069\u2066b', 'ab'],
  ['\u202D<b>x</b>', '<b>x</b>'],
  ['سلام!\u200F', 'سلام!\u200F'],
])('i18n: the value %j cannot change the direction of a message [R-I18N-006]', (name, shown) => {
  expect(sentencesWith(name)).toEqual({ texts: expected(shown), errors: 0 });
});

test('i18n: inserts any value literally in every message [R-I18N-006]', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      expect(sentencesWith(name).texts).toEqual(expected(withoutDirectionControls(name)));
    }),
    { numRuns: 50 },
  );
});

test('i18n: isolates each value in a right-to-left sentence, also in a nested message', () => {
  const arabic = createI18n({ locale: 'ar', messages: { ar: {} } });
  arabic.load('ar', { tag: ['متابعة ', ['tag']], failed: ['فشل: ', ['text']] });
  const follow = { id: 'tag', values: { tag: '#heron' } };
  expect(arabic._(follow)).toBe('متابعة \u2068#heron\u2069');
  expect(arabic._({ id: 'failed', values: { text: follow } })).toBe(
    'فشل: \u2068متابعة \u2068#heron\u2069\u2069',
  );
  const english = createI18n({ locale: 'en', messages: { en: { tag: ['Follow ', ['tag']] } } });
  expect(english._(follow)).toBe('Follow #heron');
});
