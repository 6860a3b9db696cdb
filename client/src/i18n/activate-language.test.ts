import { i18n } from './i18n.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { activateLanguage, loadMessages } from './activate-language.ts';
import { fetchMessages, neededMessageFiles } from './fetch-messages.ts';

vi.mock('./fetch-messages.ts', () => ({ neededMessageFiles: vi.fn(), fetchMessages: vi.fn() }));

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { greeting: 'Good day' },
  dialog: { parting: 'Good night' },
};

const requestedParts = (): readonly (readonly string[])[] =>
  vi.mocked(fetchMessages).mock.calls.map(([, parts]) => parts);

function page(): HTMLElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members of the root element are used
  return { lang: '', dir: '' } as HTMLElement;
}

beforeEach(async () => {
  vi.mocked(neededMessageFiles).mockReturnValue(['page']);
  vi.mocked(fetchMessages).mockImplementation((_, parts) =>
    Promise.resolve(Object.assign({}, ...parts.map((part) => texts[part]))),
  );
  vi.mocked(fetchMessages).mockClear();
});

test('activateLanguage: fetches only the messages that the loaded code needs [R-I18N-004]', async () => {
  const root = page();
  await activateLanguage('en', root);
  expect(requestedParts()).toEqual([['page']]);
  expect(i18n.t('greeting')).toBe('Good day');
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
});

test('activateLanguage: sets `dir` of the root element to the direction of the language', async () => {
  const root = page();
  await activateLanguage('ar', root);
  expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('loadMessages: adds the messages of new code without rendering the page again', async () => {
  await activateLanguage('en', page());
  vi.mocked(neededMessageFiles).mockReturnValue(['page', 'dialog']);
  const handleChange = vi.fn();
  i18n.on('change', handleChange);
  await loadMessages();
  expect(i18n.t('parting')).toBe('Good night');
  expect(i18n.t('greeting')).toBe('Good day');
  expect(handleChange).not.toHaveBeenCalled();
  await loadMessages();
  expect(requestedParts()).toEqual([['page'], ['dialog']]);
  await activateLanguage('en', page());
  expect(i18n.t('parting')).toBe('Good night');
});

test('activateLanguage: fetches the messages of code that is loaded meanwhile too', async () => {
  const parts = ['page'];
  vi.mocked(neededMessageFiles).mockReturnValue(parts);
  vi.mocked(fetchMessages).mockImplementationOnce(() => {
    parts.push('dialog');
    return Promise.resolve({ ...texts['page'] });
  });
  const heard: string[] = [];
  const stop = i18n.on('change', () => heard.push(i18n.t('parting')));
  await activateLanguage('en', page());
  stop();
  expect(heard).toEqual(['Good night']);
});

test('activateLanguage: activates the language that was requested last, in whatever order messages arrive', async () => {
  const root = page();
  const german = Promise.withResolvers<Record<string, string>>();
  vi.mocked(fetchMessages).mockImplementationOnce(() => german.promise);
  const activated = activateLanguage('de', root);
  await activateLanguage('en', root);
  german.resolve({ greeting: 'Guten Tag' });
  await activated;
  expect(root.lang).toBe('en');
  expect(i18n.t('greeting')).toBe('Good day');
});

test('activateLanguage: fetches messages that failed again at the next call', async () => {
  await activateLanguage('en', page());
  vi.mocked(neededMessageFiles).mockReturnValue(['page', 'dialog']);
  vi.mocked(fetchMessages).mockRejectedValueOnce(new Error('no network'));
  await expect(loadMessages()).rejects.toThrow('no network');
  await loadMessages();
  expect(i18n.t('parting')).toBe('Good night');
});

test('activateLanguage: sets the direction before the listeners of i18n are called', async () => {
  const root = page();
  const heard: string[] = [];
  const stop = i18n.on('change', () => heard.push(`${root.lang} ${root.dir}`));
  await activateLanguage('ar', root);
  await activateLanguage('zh_Hant', root);
  await activateLanguage('ja_easy', root);
  stop();
  expect(heard).toEqual(['ar rtl', 'zh-Hant ltr', 'ja ltr']);
});
