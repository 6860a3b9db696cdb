import { i18n } from './i18n.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { activateLanguage, addWords } from './activate-language.ts';
import { loadWords, neededParts } from './word-parts.ts';

vi.mock('./word-parts.ts', () => ({ neededParts: vi.fn(), loadWords: vi.fn() }));

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { greeting: 'Good day' },
  dialog: { parting: 'Good night' },
};

const asked = (): readonly (readonly string[])[] =>
  vi.mocked(loadWords).mock.calls.map(([, parts]) => parts);

function page(): HTMLElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is used of the root element
  return { lang: '', dir: '' } as HTMLElement;
}

beforeEach(async () => {
  vi.mocked(neededParts).mockReturnValue(['page']);
  vi.mocked(loadWords).mockImplementation((_, parts) =>
    Promise.resolve(Object.assign({}, ...parts.map((part) => texts[part]))),
  );
  vi.mocked(loadWords).mockClear();
});

test('the messages of a language are fetched when it is needed, and only what the code says [R-I18N-004]', async () => {
  const root = page();
  expect(await activateLanguage('en', root)).toBe('en');
  expect(asked()).toEqual([['page']]);
  expect(i18n.t('greeting')).toBe('Good day');
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
});

test('a language without messages yet gives English', async () => {
  const root = page();
  expect(await activateLanguage('ar', root)).toBe('en');
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
});

test('more messages come with more code, without all being drawn again, and stay', async () => {
  await activateLanguage('en', page());
  vi.mocked(neededParts).mockReturnValue(['page', 'dialog']);
  const redrawn = vi.fn();
  i18n.on('change', redrawn);
  await addWords();
  expect(i18n.t('parting')).toBe('Good night');
  expect(i18n.t('greeting')).toBe('Good day');
  expect(redrawn).not.toHaveBeenCalled();
  await addWords();
  expect(asked()).toEqual([['page'], ['dialog']]);
  await activateLanguage('en', page());
  expect(i18n.t('parting')).toBe('Good night');
});

test('code that comes while a language is fetched has its words', async () => {
  vi.mocked(loadWords).mockImplementationOnce(() => {
    vi.mocked(neededParts).mockReturnValue(['page', 'dialog']);
    return Promise.resolve({ ...texts['page'] });
  });
  await activateLanguage('en', page());
  expect(i18n.t('parting')).toBe('Good night');
});

test('words that could not be fetched are asked for again at the next try', async () => {
  await activateLanguage('en', page());
  vi.mocked(neededParts).mockReturnValue(['page', 'dialog']);
  vi.mocked(loadWords).mockRejectedValueOnce(new Error('no network'));
  await expect(addWords()).rejects.toThrow('no network');
  await addWords();
  expect(i18n.t('parting')).toBe('Good night');
});
