import type { Page } from '@playwright/test';
import { formatLocales } from '@rookery/client/i18n/format/format-locales.ts';
import { languages } from '@rookery/client/i18n/languages.ts';
import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { type CutText, findCutTexts } from '../pages/cut-text.ts';
import { openSettings } from '../pages/settings.ts';

async function cutOn(page: Page): Promise<CutText[]> {
  const cut = await page.evaluate(findCutTexts);
  return cut.filter(({ by }) => by !== 'ellipsis');
}

test('Languages: the messages of a language are requested when it is chosen', async ({
  instance,
  openClient,
}) => {
  const [, bela] = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page } = client;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await client.signIn(bela);
  const dialog = await openSettings(page, 'Appearance');
  expect(fetched.filter((path) => path.startsWith('/assets/messages/en/')).length).toBeGreaterThan(
    2,
  );
  expect(fetched.filter((path) => path.startsWith('/assets/messages/de/'))).toEqual([]);
  await dialog.getByLabel('Interface language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen', exact: true })).toBeVisible();
  expect(fetched.some((path) => path.startsWith('/assets/messages/de/'))).toBe(true);
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
  const formats = languages.map(({ code }) => ({ code, locales: formatLocales(code) }));
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
    formats,
  );
  expect(['en', 'en ga']).toContain(english.join(' '));
});
