import { accountIdOf, follow, registerPerson, signInAs, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { Steps, stepSizes, type StepScene } from '../pages/steps.ts';

interface Task {
  readonly name: string;
  /** Maximum number of steps: as many as the best of Mastodon, Elk, Phanpy and Bluesky needs. */
  readonly atMost: { readonly wide: number; readonly phone: number };
  /** Prepares the instance. Resolves to the person who does the task. */
  readonly prepare: (origin: string) => Promise<Person>;
  /** A text that the page shows before the first step. */
  readonly begin: string;
  readonly run: (scene: StepScene) => Promise<void>;
}

/** Registers Ada, who follows Bela, who has posted. Resolves to Ada. */
async function adaWhoFollowsBela(origin: string): Promise<Person> {
  const ada = await registerPerson(origin, 'ada');
  const bela = await registerPerson(origin, 'bela');
  await follow(ada, bela);
  await bela.post('Frogs at night');
  return ada;
}

const tasks: readonly Task[] = [
  {
    name: 'hide reblogs in home',
    atMost: { wide: 2, phone: 2 },
    async prepare(origin) {
      const ada = await adaWhoFollowsBela(origin);
      const bela = await signInAs(origin, 'bela', 'correct horse bela');
      const heron = await ada.post('The heron is back');
      await bela.call('POST', `/api/v1/statuses/${heron}/reblog`, {});
      return ada;
    },
    begin: 'The heron is back',
    async run({ client, steps }) {
      await steps.press(client.main.getByRole('button', { name: 'Quick settings' }));
      await steps.press(client.page.getByRole('menuitemcheckbox', { name: 'Repeats' }));
      await expect(client.main.getByText(/repeated/)).toHaveCount(0);
    },
  },
  {
    name: 'follow three people as a newcomer',
    atMost: { wide: 3, phone: 3 },
    async prepare(origin) {
      for (const name of ['bela', 'carl', 'dana']) {
        // oxlint-disable-next-line no-await-in-loop -- accounts in this order
        const person = await registerPerson(origin, name);
        // oxlint-disable-next-line no-await-in-loop -- posts in this order
        await person.post(`Hello from ${name}`);
      }
      return registerPerson(origin, 'ada');
    },
    begin: 'Follow some people',
    async run({ client: { main }, steps }) {
      for (const name of ['bela', 'carl', 'dana']) {
        const row = main.getByRole('listitem').filter({ hasText: name }).last();
        // oxlint-disable-next-line no-await-in-loop -- one press after another
        await steps.press(row.getByRole('button', { name: /^Follow/ }));
        // oxlint-disable-next-line no-await-in-loop -- one press after another
        await expect(row.getByRole('button', { name: /Following|Unfollow/ })).toBeVisible();
      }
    },
  },
  {
    name: 'close all reports about one person',
    atMost: { wide: 4, phone: 4 },
    async prepare(origin) {
      const mira = await signInAs(origin, 'mira');
      const reported = await accountIdOf(await signInAs(origin, 'jun'));
      for (const comment of ['One', 'Two', 'Three']) {
        // oxlint-disable-next-line no-await-in-loop -- reports in this order
        await mira.call('POST', '/api/v1/reports', { account_id: reported, comment });
      }
      return signInAs(origin, 'salma');
    },
    begin: 'Home',
    async run({ client: { page }, isPhone, steps }) {
      await steps.press(page.getByRole('button', { name: isPhone ? /^Menu/ : /^Account menu/ }));
      await steps.press(page.getByRole(isPhone ? 'button' : 'menuitem', { name: /^Moderation/ }));
      const dialog = page.getByRole('dialog', { name: 'Moderation' });
      const row = dialog
        .getByRole('list', { name: 'Reports' })
        .getByRole('button', { name: /^@jun/ });
      await steps.press(row);
      await steps.press(dialog.getByRole('button', { name: /^Close \d+ reports/ }));
      await expect(dialog.getByText(/decisions will be sent in a moment/)).toBeVisible();
    },
  },
  {
    name: 'change the text size and read on',
    atMost: { wide: 4, phone: 4 },
    prepare: adaWhoFollowsBela,
    begin: 'Frogs at night',
    async run({ client, isPhone, steps }) {
      const { page } = client;
      const readSize = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      const before = await readSize();
      if (isPhone) {
        await steps.press(page.getByRole('button', { name: 'Menu' }));
        await steps.press(page.getByRole('button', { name: 'Text size' }));
      } else {
        await steps.pressKey(page, 'Control+k');
        await page.keyboard.type('text size');
        await steps.pressKey(page, 'Enter');
      }
      const slider = page.getByRole('slider', { name: 'Text size' });
      await steps.press(slider);
      await expect.poll(readSize).not.toBe(before);
      await steps.press(page.getByRole('button', { name: /^(Back|Close)/ }).first());
      await expect(client.post('Frogs at night')).toBeVisible();
    },
  },
  {
    name: 'find and read the newest direct message',
    atMost: { wide: 1, phone: 3 },
    async prepare(origin) {
      const ada = await adaWhoFollowsBela(origin);
      const bela = await signInAs(origin, 'bela', 'correct horse bela');
      await bela.post('@ada Meet at the pond', { visibility: 'direct' });
      return ada;
    },
    begin: 'Frogs at night',
    async run({ client: { page, main }, isPhone, steps }) {
      if (isPhone) await steps.press(page.getByRole('button', { name: /^Menu/ }));
      await steps.press(page.getByRole('link', { name: /^(Direct messages|Messages)/ }).first());
      if (isPhone) await steps.press(main.getByRole('link', { name: /bela/ }).first());
      await expect(main.getByText('Meet at the pond').last()).toBeVisible();
    },
  },
  {
    name: 'go back online',
    atMost: { wide: 0, phone: 0 },
    prepare: adaWhoFollowsBela,
    begin: 'Frogs at night',
    async run({ client }) {
      const { page, watch } = client;
      const bela = await signInAs(new URL(page.url()).origin, 'bela', 'correct horse bela');
      watch.expectFailure(
        /./,
        /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/,
      );
      await page.context().setOffline(true);
      await expect(page.getByText('Offline. You see saved posts.')).toBeVisible();
      await bela.post('Toads in the morning');
      await page.context().setOffline(false);
      await expect(page.getByText('Offline. You see saved posts.')).toBeHidden();
      await expect(
        client.post('Toads in the morning').or(page.getByText('1 new post')),
      ).toBeVisible();
    },
  },
];

for (const size of ['wide', 'phone'] as const)
  for (const { name, atMost, prepare, begin, run } of tasks)
    test(`Steps of a reader (${size}): ${name} in at most ${atMost[size]}`, async ({
      startInstance,
      openClient,
    }) => {
      const isStaff = begin === 'Home';
      const world = isStaff ? 'demo' : 'empty';
      const instance = await startInstance(['--world', world, '--no-throttle']);
      const person = await prepare(instance.origin);
      const client = await openClient(instance);
      const { page } = client;
      await page.setViewportSize(stepSizes[size]);
      await client.signIn(person);
      await expect(client.main.getByText(begin).first()).toBeVisible();
      const steps = new Steps();
      await run({ client, isPhone: size === 'phone', steps });
      test.info().annotations.push({ type: 'steps', description: `${steps.count}` });
      expect(steps.count).toBeLessThanOrEqual(atMost[size]);
    });
