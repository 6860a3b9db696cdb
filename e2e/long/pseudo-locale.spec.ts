import type { Client } from '../pages/client.ts';
import { expect, test } from '../fixtures/test.ts';
import { PseudoLocaleCheck } from '../pages/pseudo-locale.ts';
import { listScreens } from '../pages/screens.ts';

const flags = ['--world', 'demo', '--no-throttle'];

/** Screens that the list of screens in `e2e/pages/screens.ts` does not contain. */
const otherScreens = [
  ...['/registration', '/password-reset', '/nothing/here'].map((path) => [path, false] as const),
  ...[
    '/main/bubble',
    '/bookmarks',
    '/lists',
    '/announcements',
    '/who-to-follow',
    '/friend-requests',
    '/users/mira/dms',
    '/users/mira/interactions',
    '/mira',
  ].map((path) => [path, true] as const),
];

async function signIn(client: Client): Promise<void> {
  await client.page.goto('/login');
  await client.fillSignIn('mira', 'rookery');
  await expect(client.page).toHaveURL(/\/main\/friends$/);
  await client.page.setViewportSize({ width: 320, height: 800 });
}

for (const isMember of [false, true]) {
  const person = isMember ? 'member' : 'visitor';
  test(`Pseudo-locale: on the screens of a ${person} at 320 px no text is cut and every text is a message`, async ({
    startInstance,
    openClient,
  }) => {
    const { origin } = await startInstance(flags);
    const client = await openClient({ origin });
    await client.page.setViewportSize({ width: 320, height: 800 });
    if (isMember) await signIn(client);
    const pseudo = await PseudoLocaleCheck.show(client.page);
    const others = otherScreens.map(([path, isOfMember]) => ({
      name: path,
      isMember: isOfMember,
      path,
    }));
    for (const screen of [...(await listScreens(origin)), ...others])
      if (screen.isMember === isMember) await pseudo.open(screen);
  });
}

test('Pseudo-locale: in the settings at 320 px no text is cut and every text is a message', async ({
  startInstance,
  openClient,
}) => {
  const client = await openClient(await startInstance(flags));
  await signIn(client);
  await (await PseudoLocaleCheck.show(client.page)).openSettings();
});
