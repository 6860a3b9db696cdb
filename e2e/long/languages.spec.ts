import type { Page } from '@playwright/test';
import { formatLocales } from '@rookery/client/i18n/format/memoise-by-locale.ts';
import { languages } from '@rookery/client/i18n/languages.ts';
import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSettings } from '../pages/settings.ts';

async function fetchMessagesOf(page: Page, code: string): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const fetchPart = async (part: string): Promise<void> => {
    const response = await page.request.get(`/assets/words/${code}/${part}.json`);
    const { messages }: { messages: Record<string, unknown[]> } = await response.json();
    for (const [id, said] of Object.entries(messages))
      if (said.length === 1) all.set(id, String(said[0]));
  };
  const parts = await page.evaluate(() => globalThis.wordParts ?? []);
  await Promise.all(parts.map(fetchPart));
  return all;
}

/** Returns the page's English texts and labels for which there is German. */
async function englishOn(page: Page): Promise<string[]> {
  const german = await fetchMessagesOf(page, 'de');
  const both = new Set(german.values());
  const english = [...(await fetchMessagesOf(page, 'en')).values()].filter(
    (text) => !both.has(text),
  );
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name)?.trim() ?? '');
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data.trim());
    }
    return texts;
  });
  return [...new Set(said)].filter((text) => english.includes(text));
}

/** Returns visible buttons, links and headings that are truncated or overflow the window. */
function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('button, a, h1, h2, h3, label, legend')]
      .filter((element) => {
        const { left, right, width, top, bottom } = element.getBoundingClientRect();
        if (width < 3 || bottom < 0 || top > innerHeight) return false;
        if (getComputedStyle(element).display === 'inline') return false;
        /* Tabs are in a row that scrolls if it is too long. */
        if (element.closest('main nav')) return false;
        const isCut = element.scrollWidth > element.clientWidth + 1;
        return (isCut || right > innerWidth + 1 || left < -1) && element.textContent !== '';
      })
      .map((element) => element.textContent ?? ''),
  );
}

test('Languages: German can be chosen, applies everywhere at once, is saved, and fits', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('A heron stood in the reeds.', { spoiler_text: 'Birds' });
  const client = await openClient();
  const { page } = client;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await client.signIn(bela);
  const dialog = await openSettings(page, 'Appearance');
  expect(fetched.filter((path) => path.startsWith('/assets/words/en/')).length).toBeGreaterThan(2);
  expect(fetched.filter((path) => path.startsWith('/assets/words/de/'))).toEqual([]);
  expect(await englishOn(page)).toContain('Interface language');

  await dialog.getByLabel('Interface language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await englishOn(page)).toEqual([]);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const check = async (place: string): Promise<void> => {
      await test.step(`${place} on ${width} px`, async () => {
        expect(await englishOn(page)).toEqual([]);
        expect(await cutOn(page)).toEqual([]);
      });
    };
    await page.goto('/main/friends');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(client.posts).toHaveCount(1);
    await check('home');
    if (width === 390) {
      await page.getByRole('button', { name: 'Neuer Beitrag' }).click();
      await expect(page.getByRole('dialog', { name: 'Neuer Beitrag' })).toBeVisible();
      await check('composer');
    }
    await page.goto('/ada');
    await expect(page.getByRole('link', { name: 'Antworten', exact: true })).toBeVisible();
    await check('profile');
    await page.goto('/settings');
    const tabs = page.getByRole('dialog', { name: 'Einstellungen' }).getByRole('navigation');
    await expect(tabs.getByRole('button', { name: 'Sicherheit' })).toBeVisible();
    await check('settings');
    await tabs.getByRole('button', { name: 'Aussehen' }).click();
    await expect(page.getByRole('heading', { name: 'Aussehen' }).first()).toBeVisible();
    await check('appearance');
  }
});

test('Languages: right-to-left text fits as well', async ({ instance, openClient }) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('A heron stood in the reeds.', { spoiler_text: 'Birds' });
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [place, sight] of [
      ['/main/friends', client.posts.first()],
      ['/ada', page.getByRole('link', { name: 'Replies' })],
      ['/settings', page.getByRole('dialog').getByRole('button', { name: 'Security' })],
    ] as const) {
      await page.goto(place);
      await expect(sight).toBeVisible();
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await test.step(`${place} on ${width} px`, async () => expect(await cutOn(page)).toEqual([]));
    }
  }
});

test('Languages: dates and lists are English only in English, and in Irish where a browser has no Irish', async ({
  page,
}) => {
  const asked = languages.map(({ code }) => ({ code, locales: formatLocales(code) }));
  const english = await page.evaluate(
    (all) =>
      all
        .filter(({ locales }) =>
          [
            new Intl.DateTimeFormat(locales),
            new Intl.RelativeTimeFormat(locales),
            new Intl.ListFormat(locales),
            new Intl.NumberFormat(locales),
          ].some((format) => format.resolvedOptions().locale.startsWith('en')),
        )
        .map(({ code }) => code),
    asked,
  );
  expect(['en', 'en ga']).toContain(english.join(' '));
});
