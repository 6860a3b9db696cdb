import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages as supported } from '#i18n/languages.ts';

const translations = readFileSync('client/public/static/unsupported-browser.json', 'utf8');

const sentence = 'Rookery couldn’t start.';

/** Loads the page up to the script of the client, in a browser with these features. */
async function loadPage(
  features: { urlParse: boolean; relativeColours: boolean },
  response = translations,
) {
  const root = document.createElement('div');
  root.id = 'app';
  const paragraph = document.createElement('p');
  paragraph.className = 'start-failed';
  paragraph.textContent = sentence;
  root.append(paragraph);
  document.body.replaceChildren(root);
  vi.resetModules();
  await import('./start-watch.ts');
  vi.stubGlobal('CSS', { supports: () => features.relativeColours });
  vi.stubGlobal('URL', features.urlParse ? { parse: () => null } : {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(response)));
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => document.querySelector<HTMLElement>('.start-failed');

test.each([
  ['Safari 17 and Chrome 125', { urlParse: false, relativeColours: true }],
  ['Firefox 127', { urlParse: true, relativeColours: false }],
])('start watch: shows in %s which browsers are supported', async (_, features) => {
  await loadPage(features);
  expect(shown()?.textContent).toMatch(/^This browser is too old for Rookery. It needs /);
  expect(shown()?.style.visibility).toBe('visible');
  // The client would render into the element with this id.
  expect(document.getElementById('app')).toBeNull();
});

test.each([
  ['de-AT, en', ['de-AT', 'en'], 'de', /^Dieser Browser ist zu alt/],
  ['tlh, de', ['tlh', 'de'], 'de', /^Dieser Browser ist zu alt/],
  ['zh-TW', ['zh-TW'], 'zh-Hant', /^這個瀏覽器/],
  ['zh-CN', ['zh-CN'], 'zh', /^此浏览器/],
  ['nn', ['nn'], 'nb', /^Denne nettleseren/],
  ['iw', ['iw-IL'], 'he', /^הדפדפן/],
  ['en-GB, de', ['en-GB', 'de'], null, /^This browser is too old/],
  ['tlh, sr-Latn', ['tlh', 'sr-Latn'], null, /^This browser is too old/],
])(
  'start watch: translates the sentence about supported browsers for a browser with the languages %s',
  async (_, languages, language, text) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    await loadPage({ urlParse: false, relativeColours: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()?.textContent).toMatch(text);
    expect(shown()?.getAttribute('lang')).toBe(language);
  },
);

test.each(['<!doctype html>', 'null', '[]', '{"de":1}'])(
  'start watch: shows the sentence about supported browsers in English if the file of translations contains %s',
  async (response) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
    await loadPage({ urlParse: false, relativeColours: true }, response);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()?.textContent).toMatch(/^This browser is too old/);
    expect(shown()?.getAttribute('lang')).toBeNull();
  },
);

test('start watch: the file of translations has each language of the interface', () => {
  const languages = Object.keys(JSON.parse(translations));
  expect(['en', ...languages].toSorted()).toEqual(supported.map(({ code }) => code).toSorted());
});

test('start watch: shows in a supported browser only that the start failed', async () => {
  await loadPage({ urlParse: true, relativeColours: true });
  expect(shown()?.style.visibility).toBe('');
  window.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown()?.textContent).toBe(sentence);
  expect(shown()?.style.visibility).toBe('visible');
});
