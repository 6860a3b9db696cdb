import type { Locator } from '@playwright/test';
import { follow, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { Steps, stepSizes, type StepScene } from '../pages/steps.ts';

interface Task {
  readonly name: string;
  /**
   * Maximum number of steps: as many as the best of Mastodon, Elk and Phanpy needs, or fewer. Logging out
   * has one more, because the client asks for confirmation by default.
   */
  readonly atMost: { readonly wide: number; readonly phone: number };
  readonly run: (scene: StepScene) => Promise<void>;
}

const heron = new URL('../fixtures/heron.png', import.meta.url).pathname;

async function startPost({ client: { page }, isPhone, steps }: StepScene): Promise<Locator> {
  /* On phones the submit button is in the head of the dialog. */
  const form = page.getByRole(isPhone ? 'dialog' : 'form', { name: 'New post' });
  await steps.press(
    isPhone
      ? page.getByRole('button', { name: 'New post' })
      : form.getByRole('textbox', { name: 'Text' }),
  );
  await expect(form.getByRole('textbox', { name: 'Text' })).toBeFocused();
  return form;
}

/* Runs in the page: mocks a browser whose prompt for notifications is accepted. */
function permitNotifications(): void {
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    return permission;
  };
}

const tasks: readonly Task[] = [
  {
    name: 'post a picture with a description',
    atMost: { wide: 5, phone: 6 },
    async run(scene) {
      const { client, isPhone, steps } = scene;
      const { page } = client;
      const form = await startPost(scene);
      await page.keyboard.type('The heron is back');
      await steps.chooseFile(page, form.getByRole('button', { name: 'Attach files' }), heron);
      await steps.press(form.getByRole('button', { name: 'Describe heron.png' }));
      await page.keyboard.type('A heron on a wall');
      if (isPhone) {
        await steps.press(page.getByRole('button', { name: 'Done' }));
        await steps.press(form.getByRole('button', { name: 'Post', exact: true }));
      } else {
        /*
         * Waits for the upload. A person takes longer than that to type the text, so waiting is no
         * step.
         */
        await expect(form.getByRole('progressbar')).toHaveCount(0);
        await steps.pressKey(page, 'Control+Enter');
      }
      await expect(
        client.post('The heron is back').getByAltText('A heron on a wall'),
      ).toBeVisible();
    },
  },
  {
    name: 'answer a mention',
    atMost: { wide: 2, phone: 3 },
    async run({ client: { page }, isPhone, steps }) {
      // In wide windows no step is needed, because the notifications are shown beside every page.
      if (isPhone) await steps.press(page.getByRole('button', { name: /^Notifications/ }));
      const mention = page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('article')
        .filter({ hasText: 'Did you see it' });
      await steps.press(mention.getByRole('button', { name: /^Reply(,|$)/ }));
      const form = page.getByRole('form', { name: /^Reply/ });
      await expect(form.getByRole('textbox', { name: 'Text' })).toBeFocused();
      await page.keyboard.type('From the bridge');
      await steps.press(form.getByRole('button', { name: 'Reply' }));
      await expect(form).toBeHidden();
    },
  },
  {
    name: 'mute the author of a post',
    atMost: { wide: 2, phone: 2 },
    async run({ client, steps }) {
      const post = client.post('Frogs at night');
      await steps.press(post.getByRole('button', { name: 'More', exact: true }));
      await steps.press(client.page.getByRole('menuitem', { name: 'Mute', exact: true }));
      await expect(post).toBeHidden();
    },
  },
  {
    name: 'open a followed hashtag',
    atMost: { wide: 2, phone: 2 },
    async run({ client: { page, main }, steps }) {
      await steps.press(main.getByRole('button', { name: 'Home' }));
      await steps.press(page.getByRole('menuitem', { name: 'birds' }));
      await expect(page).toHaveURL(/\/tag\/birds$/);
    },
  },
  {
    name: 'switch between light and dark',
    atMost: { wide: 1, phone: 2 },
    async run({ client: { page }, isPhone, steps }) {
      const readScheme = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      const before = await readScheme();
      if (isPhone) {
        await steps.press(page.getByRole('button', { name: 'Menu' }));
        await steps.press(page.getByRole('button', { name: /^(Light|Dark) theme$/ }));
      } else await steps.pressKey(page, 'y');
      await expect.poll(readScheme).not.toBe(before);
    },
  },
  {
    name: 'turn push notifications on',
    atMost: { wide: 2, phone: 2 },
    async run({ client: { page }, isPhone, steps }) {
      const role = isPhone ? 'button' : 'link';
      await steps.press(page.getByRole(role, { name: /^Notifications/ }).first());
      await steps.press(page.getByRole('button', { name: 'Turn on' }));
      await expect(page.getByText('Push notifications are on for this device.')).toBeVisible();
    },
  },
  {
    name: 'message the author of a post',
    atMost: { wide: 3, phone: 3 },
    async run({ client, steps }) {
      const { page } = client;
      const post = client.post('Frogs at night');
      await steps.press(post.getByRole('link', { name: 'bela' }).first());
      await steps.press(client.main.getByRole('button', { name: 'Send a direct message' }));
      const form = page.getByRole('dialog');
      await expect(form.getByRole('textbox', { name: 'Text' })).toBeFocused();
      await page.keyboard.type('See you at the pond');
      await steps.press(form.getByRole('button', { name: 'Send', exact: true }));
      await expect(form).toBeHidden();
    },
  },
  {
    name: 'log out',
    atMost: { wide: 3, phone: 3 },
    async run({ client: { page }, isPhone, steps }) {
      await steps.press(page.getByRole('button', { name: isPhone ? 'Menu' : /^Account menu/ }));
      await steps.press(page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Log out' }));
      const question = page.getByRole('dialog', { name: 'Log out' });
      await steps.press(question.getByRole('button', { name: 'Log out' }));
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    },
  },
];

for (const size of ['wide', 'phone'] as const)
  for (const { name, atMost, run } of tasks)
    test(`Steps: on a ${size} screen, at most ${atMost[size]} clicks and key presses to ${name}`, async ({
      instance,
      openClient,
    }) => {
      const ada = await registerPerson(instance.origin, 'ada');
      const bela = await registerPerson(instance.origin, 'bela');
      await follow(ada, bela);
      await bela.post('Frogs at night #birds');
      await ada.call('POST', '/api/v1/tags/birds/follow');
      await bela.post('@ada Did you see it?');
      const client = await openClient();
      const { page } = client;
      await page.setViewportSize(stepSizes[size]);
      await page.addInitScript(permitNotifications);
      await client.signIn(ada);
      await expect(client.post('Frogs at night')).toBeVisible();
      const steps = new Steps();
      await run({ client, isPhone: size === 'phone', steps });
      test.info().annotations.push({ type: 'steps', description: `${steps.count}` });
      expect(steps.count).toBeLessThanOrEqual(atMost[size]);
    });
