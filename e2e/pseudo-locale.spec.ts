import { expect, test } from './fixtures/test.ts';
import { PseudoLocaleCheck } from './pages/pseudo-locale.ts';
import { listScreens } from './pages/screens.ts';

/* The other screens are tested in e2e/long/pseudo-locale.spec.ts. */
const sample = ['login', 'home', 'conversation', 'composer', 'notifications'];

test('Pseudo-locale: on main screens at 320 px no text is cut and every text is a message', async ({
  startInstance,
  openClient,
}) => {
  const { origin } = await startInstance(['--world', 'demo', '--no-throttle']);
  const screens = (await listScreens(origin)).filter(({ name }) => sample.includes(name));
  const client = await openClient({ origin });
  const visitor = await openClient({ origin });
  await client.page.goto('/login');
  await client.fillSignIn('mira', 'rookery');
  await expect(client.page).toHaveURL(/\/main\/friends$/);
  for (const isMember of [false, true]) {
    const { page } = isMember ? client : visitor;
    await page.setViewportSize({ width: 320, height: 800 });
    const pseudo = await PseudoLocaleCheck.show(page);
    for (const screen of screens) if (screen.isMember === isMember) await pseudo.open(screen);
  }
});
