import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sentence = 'Rookery could not start.';

/** Loads the page up to the client's script in a browser with these features. */
async function loadPage(features: { urlParse: boolean; relativeColours: boolean }) {
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
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => document.querySelector<HTMLElement>('.start-failed');

test.each([
  ['Safari 17 and Chrome 125', { urlParse: false, relativeColours: true }],
  ['Firefox 127', { urlParse: true, relativeColours: false }],
])('start watch: in %s shows which browsers are supported', async (_, features) => {
  await loadPage(features);
  expect(shown()?.textContent).toMatch(/^This browser is too old for Rookery. It needs /);
  expect(shown()?.style.visibility).toBe('visible');
  // The client renders into the element with this id.
  expect(document.getElementById('app')).toBeNull();
});

test('start watch: in a supported browser shows a failed start only', async () => {
  await loadPage({ urlParse: true, relativeColours: true });
  expect(shown()?.style.visibility).toBe('');
  window.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown()?.textContent).toBe(sentence);
  expect(shown()?.style.visibility).toBe('visible');
});
