import config from '../../playwright.config.ts';
import { listScreens } from '../pages/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { PseudoLocaleCheck } from '../pages/pseudo-locale.ts';

const options = config.projects?.find(({ name }) => name === 'long')?.use?.launchOptions;

// Sets the text size of the browser, which also applies to media queries, unlike that of the page.
test.use({
  launchOptions: {
    ...options,
    args: [...(options?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

test('Pseudo-locale: with text of 200 % no text is cut and every text is a message', async ({
  startInstance,
  openClient,
}) => {
  const { origin } = await startInstance(['--world', 'demo', '--no-throttle']);
  const client = await openClient({ origin });
  await client.page.setViewportSize({ width: 1280, height: 800 });
  await client.page.goto('/login');
  const size = await client.page.evaluate(
    () => getComputedStyle(document.documentElement).fontSize,
  );
  expect(size).toBe('32px');
  await client.fillSignIn('mira', 'rookery');
  await expect(client.page).toHaveURL(/\/main\/friends$/);
  const pseudo = await PseudoLocaleCheck.show(client.page);
  for (const screen of await listScreens(origin)) if (screen.isMember) await pseudo.open(screen);
  await pseudo.openSettings();
});
