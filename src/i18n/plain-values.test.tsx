import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assert, property, string } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';

/** One name in every kind of message that the client has. */
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
])('i18n: the value %j stands in every message as it is [R-I18N-006]', (name) => {
  expect(sentencesWith(name)).toEqual({ texts: expected(name), errors: 0 });
});

test('i18n: any value stands in every message as it is [R-I18N-006]', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      expect(sentencesWith(name).texts).toEqual(expected(name));
    }),
    { numRuns: 50 },
  );
});
