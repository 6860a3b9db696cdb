import type { Locator, Page, Route } from '@playwright/test';
import { HostileStrings, withHostileTexts } from '../fixtures/hostile-strings.ts';
import { registerPerson, signInAs } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFromAccountMenu } from '../pages/account-menu.ts';
import { waitForFrames } from '../pages/client.ts';
import { openSettings } from '../pages/settings.ts';
import { chooseTool } from '../pages/composer-menu.ts';

const tabs = [
  'Appearance',
  'Reading',
  'Writing',
  'Notifications',
  'Filters',
  'Account',
  'Security',
  'Privacy',
  'Data',
  'About',
];

/** Runs in the page: returns elements, attributes and URLs that a server text must never create. */
function findForbidden(): string[] {
  const forbidden = 'script,iframe,frame,object,embed,base,meta,math,foreignObject';
  const protocols = /^(?:https?|mailto|xmpp|matrix|gemini|gopher|ircs?|magnet|blob):$/;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const names = element.getAttributeNames();
    const isLink = element instanceof HTMLAnchorElement && element.href !== '';
    const isImage = element instanceof HTMLImageElement && element.src !== '';
    return [
      // Scripts directly in the body are the page's own, and its preloaded data.
      ...(element.matches(forbidden) && !element.matches('body > script')
        ? [`<${element.localName}>`]
        : []),
      ...names.filter((name) => /^(?:on|srcdoc|formaction|ping|style-)/.test(name)),
      ...(isLink && !protocols.test(element.protocol) ? [element.href] : []),
      ...(isImage && !/^(?:https?|data:image|blob):?/.test(element.src) ? [element.src] : []),
    ];
  });
}

async function expectHarmless(page: Page): Promise<void> {
  await waitForFrames(page);
  expect(await page.evaluate(findForbidden)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  await expect(page.getByText(/^Something went wrong on this page/)).toHaveCount(0);
}

/**
 * Returns a route handler that sends what `change` returns for the body of the server's response.
 */
function changed(change: (body: unknown) => unknown) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch({ maxRetries: 3 });
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson || text === '') return route.fulfill({ response, body: text });
    return route.fulfill({ response, body: JSON.stringify(change(JSON.parse(text))) });
  };
}

/** Returns `count` copies of the items of a list with new ids. */
function copies(list: unknown, count: number): unknown {
  if (!Array.isArray(list) || list.length === 0) return list;
  return Array.from({ length: count }, (_, index) => {
    const item: unknown = list[index % list.length];
    if (typeof item !== 'object' || item === null) return item;
    return 'id' in item ? { ...item, id: `${String(item.id)}${index}` } : { ...item };
  });
}

/** Selects a file in a field. */
async function chooseFile(field: Locator, name: string, text: string): Promise<void> {
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('Security: hostile texts in every version of an edit history are harmless', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(600_000);
  const strings = new HostileStrings();
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('First');
  await ada.call('PUT', `/api/v1/statuses/${id}`, { status: 'Second', spoiler_text: 'Subject' });
  const client = await openClient();
  const { page } = client;
  page.setDefaultTimeout(60_000);
  await client.signIn(ada);
  await page.route(
    '**/history',
    changed((body) => withHostileTexts(copies(body, 200), strings)),
  );
  while (strings.count < 2_000) {
    await page.goto(`/notice/${id}`);
    await client.main
      .getByRole('button', { name: /^Edited/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit history' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    const marks = dialog.getByRole('checkbox', { name: 'Highlight changes' });
    for (const isOn of [false, true]) {
      await marks.setChecked(isOn);
      await expectHarmless(page);
    }
  }
});

test('Security: hostile texts in the composer preview are harmless', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(600_000);
  const strings = new HostileStrings();
  const client = await openClient();
  const { page } = client;
  page.setDefaultTimeout(60_000);
  const ada = await registerPerson(instance.origin, 'ada');
  const status = await ada.call('POST', '/api/v1/statuses', { status: '0', preview: true });
  await client.signIn(ada);
  await page.route('**/api/v1/statuses', (route) =>
    route.fulfill({
      json: {
        ...(typeof status === 'object' ? status : {}),
        content: Array.from({ length: 100 }, () => strings.next()).join('<br>'),
        spoiler_text: strings.next(),
      },
    }),
  );
  const box = client.composer.getByRole('textbox', { name: 'Text' });
  await box.fill('0');
  await chooseTool(client.composer, 'Preview');
  for (let round = 1; strings.count < 2_000; round += 1) {
    const response = page.waitForResponse(/\/api\/v1\/statuses$/);
    await box.fill(`text ${round}`);
    await response;
    await expectHarmless(page);
  }
});

test('Security: hostile reports, names and notes in moderation are harmless', async ({
  startInstance,
  openClient,
}) => {
  test.setTimeout(600_000);
  const instance = await startInstance(['--world', 'demo', '--no-throttle']);
  const strings = new HostileStrings();
  const client = await openClient(instance);
  const { page } = client;
  page.setDefaultTimeout(60_000);
  await client.signIn(await signInAs(instance.origin, 'salma'));
  await page.route(
    '**/api/v1/pleroma/admin/**',
    changed((body) => {
      const reports: unknown =
        typeof body === 'object' && body !== null ? Reflect.get(body, 'reports') : undefined;
      return withHostileTexts(
        reports === undefined
          ? body
          : { ...(typeof body === 'object' ? body : {}), reports: copies(reports, 60) },
        strings,
      );
    }),
  );
  while (strings.count < 2_000) {
    await page.reload();
    await chooseFromAccountMenu(page, /^Moderation/);
    const dialog = page.getByRole('dialog', { name: 'Moderation' });
    await expect(
      dialog.getByRole('article').or(dialog.getByRole('listitem')).first(),
    ).toBeVisible();
    const before = strings.count;
    for (const tab of await dialog.getByRole('navigation').getByRole('button').all()) {
      await tab.click();
      await expectHarmless(page);
    }
    expect(strings.count).toBeGreaterThan(before - 1);
  }
});

test('Security: hostile names, phrases and applications in the settings are harmless', async ({
  startInstance,
  openClient,
}) => {
  test.setTimeout(600_000);
  const instance = await startInstance(['--world', 'demo', '--no-throttle']);
  const strings = new HostileStrings();
  const client = await openClient(instance);
  const { page } = client;
  page.setDefaultTimeout(60_000);
  const salma = await signInAs(instance.origin, 'salma');
  for (const phrase of ['one', 'two']) {
    await salma.call('POST', '/api/v1/filters', { phrase, context: ['home'] });
    await salma.call('POST', '/api/v1/lists', { title: phrase });
  }
  await client.signIn(salma);
  await page.route(
    /\/api\/(?:v1\/(?:filters|lists|mutes|blocks|domain_blocks|pleroma\/backups|akkoma\/)|oauth_tokens|pleroma\/aliases)/,
    changed((body) => withHostileTexts(copies(body, 100), strings)),
  );
  await page.route(
    '**/api/v1/accounts/verify_credentials',
    changed((body) => withHostileTexts(body, strings)),
  );
  while (strings.count < 2_000) {
    for (const tab of tabs) {
      await openSettings(page, tab);
      await client.watch.waitUntilLoaded();
      await expectHarmless(page);
    }
  }
});

test('Security: hostile imported settings, themes and lists are harmless', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(600_000);
  const strings = new HostileStrings();
  const client = await openClient();
  const { page } = client;
  page.setDefaultTimeout(60_000);
  await client.signIn(await registerPerson(instance.origin, 'ada'));
  const hostileTexts = (count: number): string[] =>
    Array.from({ length: count }, () => strings.next());
  const theme = (): string =>
    JSON.stringify({
      _pleroma_theme_version: 2,
      name: strings.next(),
      theme: {
        colors: Object.fromEntries(
          ['bg', 'fg', 'text', 'link', strings.next()].map((slot) => [slot, strings.next()]),
        ),
        fonts: { interface: { family: strings.next() }, input: { family: strings.next() } },
        radii: { btn: strings.next() },
        shadows: { panel: [{ x: strings.next(), color: strings.next() }] },
      },
    });
  const settings = (): string =>
    JSON.stringify({
      _pleroma_settings_version: [1, 0],
      settings: {
        muteWords: hostileTexts(100),
        highlight: Object.fromEntries(
          hostileTexts(20).map((name) => [name, { type: strings.next(), color: strings.next() }]),
        ),
        interfaceLanguage: strings.next(),
        theme: strings.next(),
        [strings.next()]: strings.next(),
      },
    });
  while (strings.count < 2_000) {
    const data = await openSettings(page, 'Data');
    const mutes = data.getByRole('region', { name: 'Muted people' });
    const lines = ['jun@localhost', ...hostileTexts(300)].join('\n');
    await chooseFile(mutes.getByLabel('Import from a file'), 'mutes.csv', lines);
    await expect(mutes.getByText(/^\d+ (?:people|person)\b/).first()).toBeVisible();
    await expectHarmless(page);
    const themeTab = await openSettings(page, 'Appearance');
    await themeTab.getByText('Edit theme…').click();
    await chooseFile(themeTab.getByLabel('Theme file'), 'theme.json', theme());
    await expectHarmless(page);
    const general = await openSettings(page, 'About');
    await chooseFile(general.locator('input[type=file]').last(), 'backup.json', settings());
    await expectHarmless(page);
  }
});
