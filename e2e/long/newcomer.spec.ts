import type { Locator, Page } from '@playwright/test';
import { totpCode } from '@rookery/instance/testing/totp-code.ts';
import { unsealCaptchaAnswer } from '@rookery/instance/captcha/sealed-answer.ts';
import { createConfigFile } from '../fixtures/create-config-file.ts';
import type { InstanceProcess } from '../fixtures/instance-process.ts';
import { responseId } from '../fixtures/response-id.ts';
import { signInAs } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { activateByKeyboard, tabTo } from '../pages/keys.ts';
import { chooseFromAccountMenu } from '../pages/account-menu.ts';

const password = 'the heron is back';

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Returns the key with which the instance signs its captchas. */
async function captchaKey(instance: InstanceProcess): Promise<Buffer> {
  await fetch(`${instance.origin}/api/v1/pleroma/captcha`);
  await instance.kill('SIGTERM');
  const key = instance.readPersistentValue('captcha');
  await instance.start();
  return Buffer.from(key, 'hex');
}

/** Returns the text of the captcha image. */
async function readCaptcha(page: Page, key: Buffer): Promise<string> {
  const response = await page.waitForResponse((one) => one.url().endsWith('/pleroma/captcha'));
  const { answer_data: sealed } = await response.json();
  return unsealCaptchaAnswer(key, sealed)?.answer ?? '';
}

async function registerByKeys({ page, main }: Client, key: Buffer): Promise<void> {
  const reading = readCaptcha(page, key);
  await page.goto('/registration');
  const letters = await reading;
  const form = main.getByRole('form', { name: 'Create account' });
  await type(page, form.getByLabel('Username'), 'nele');
  await type(page, form.getByLabel('Display name'), 'Nele New');
  await type(page, form.getByLabel('Email (optional)'), 'nele@rookery.example');
  await type(page, form.getByLabel('Password', { exact: true }), password);
  await type(page, form.getByLabel('Confirm password'), password);
  await type(page, form.getByLabel('Reason for joining'), 'I count herons.');
  await type(page, form.getByLabel('Letters in the image'), letters);
  await activateByKeyboard(page, form.getByRole('button', { name: 'Create account' }));
  await expect(main.getByText(/Your request was sent/)).toBeVisible();
}

async function signInByKeys({ page, signInForm }: Client): Promise<void> {
  await page.goto('/login');
  await type(page, signInForm.getByLabel('Username'), 'nele');
  await type(page, signInForm.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Opens a screen from the navigation menu of a phone, by keyboard. */
async function goByMenu(page: Page, name: RegExp): Promise<void> {
  const isAtStart = await page.evaluate(() => document.activeElement === document.body);
  const skip = page.getByRole('link', { name: 'Skip to navigation' });
  await activateByKeyboard(page, skip, isAtStart ? 'Tab' : 'Shift+Tab');
  await activateByKeyboard(page, page.getByRole('button', { name: /^Menu/ }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await activateByKeyboard(
    page,
    menu.getByRole('link', { name }).or(menu.getByRole('button', { name })),
  );
}

async function signOutByKeys(page: Page): Promise<void> {
  await goByMenu(page, /^Log out$/);
  const question = page.getByRole('dialog', { name: 'Log out' });
  await activateByKeyboard(page, question.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(/\/main\/all$/);
}

/** Enables two-factor authentication in the settings. Resolves to its secret. */
async function switchTotpOn(page: Page): Promise<string> {
  await goByMenu(page, /^Settings$/);
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Security', exact: true }));
  await activateByKeyboard(
    page,
    dialog.getByRole('button', { name: 'Set up two-factor authentication' }),
  );
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'I’ve saved these codes' }));
  const secret =
    (await dialog
      .getByText(/^Key: /)
      .locator('span')
      .textContent()) ?? '';
  await type(page, dialog.getByLabel('Code from your app'), totpCode(secret));
  await type(
    page,
    dialog
      .getByRole('form', { name: 'Confirm two-factor authentication' })
      .getByLabel('Current password'),
    password,
  );
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Two-factor authentication is on.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return secret;
}

test('Registration: a new user registers, signs in, uses the client and signs out on mobile by keyboard', async ({
  startInstance,
  openClient,
}) => {
  const config = await createConfigFile({ registration: { approval: true, captcha: 'native' } });
  const instance = await startInstance(['--no-throttle', '--config', config.path]);
  const key = await captchaKey(instance);
  const [jun, salma] = [
    await signInAs(instance.origin, 'jun'),
    await signInAs(instance.origin, 'salma'),
  ];
  await jun.call('PATCH', '/api/v1/accounts/update_credentials', { locked: true });
  const [client, office] = [await openClient(instance), await openClient(instance)];
  const { page, main } = client;
  /* In Firefox only the page opened last has the focus. */
  await page.bringToFront();
  /* The server answers 404 for the typed user name, because it is available. */
  client.watch.expectFailure(/accounts\/lookup/, /status of 404/);
  /* The server responds with status 403 to request the second factor. */
  client.watch.expectFailure(/oauth\/token/, /status of 403/);
  /* Signing out on the page of announcements requests them again as a visitor, which the server
     refuses. */
  client.watch.expectFailure(/api\/v1\/announcements/, /status of 403/);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('registers', () => registerByKeys(client, key));

  await test.step('is approved by an administrator', async () => {
    await office.signIn(salma);
    await chooseFromAccountMenu(office.page, /^Moderation/);
    const dialog = office.page.getByRole('dialog', { name: 'Moderation' });
    await dialog.getByRole('button', { name: 'Registrations' }).click();
    const request = dialog.getByRole('listitem').filter({ hasText: 'I count herons.' });
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(request).toHaveCount(0);
  });

  await test.step('signs in, enables two-factor authentication, and signs in with it', async () => {
    await signInByKeys(client);
    await expect(page).toHaveURL(/\/main\/friends$/);
    const secret = await switchTotpOn(page);
    await signOutByKeys(page);
    await signInByKeys(client);
    const form = main.getByRole('form', { name: 'Two-factor authentication' });
    await type(page, form.getByLabel('Authentication code'), totpCode(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/main\/friends$/);
  });

  await test.step('requests to follow a locked account and is accepted', async () => {
    await page.goto('/jun');
    const follow = main.getByRole('button', { name: 'Follow', exact: true });
    await activateByKeyboard(page, follow);
    await expect(main.getByRole('button', { name: 'Requested' })).toBeVisible();
    const followRequests = await jun.call('GET', '/api/v1/follow_requests');
    const id = responseId(Array.isArray(followRequests) ? followRequests[0] : undefined);
    await jun.call('POST', `/api/v1/follow_requests/${id}/authorize`);
    await page.reload();
    await expect(main.getByRole('button', { name: /Following/ })).toBeVisible();
  });

  await test.step('creates a list', async () => {
    await goByMenu(page, /^Lists and hashtags$/);
    await activateByKeyboard(page, main.getByRole('button', { name: 'New list' }));
    const form = main.getByRole('form', { name: 'New list' });
    await type(page, form.getByLabel('List title'), 'Birds');
    await type(page, form.getByLabel('Find people to add'), 'jun');
    await page.keyboard.press('Enter');
    const found = form.getByRole('list', { name: 'People found' }).getByRole('checkbox').first();
    await tabTo(page, found);
    await page.keyboard.press('Space');
    await expect(found).toBeChecked();
    await activateByKeyboard(page, form.getByRole('button', { name: 'Create' }));
    await expect(main.getByRole('link', { name: 'Birds', exact: true })).toBeVisible();
  });

  await test.step('is mentioned and replies', async () => {
    await jun.post('@nele have you seen the heron?');
    await activateByKeyboard(page, page.getByRole('button', { name: /^Notifications/ }));
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    const mention = drawer.getByRole('article').filter({ hasText: 'have you seen the heron' });
    const time = mention.getByRole('link').filter({ has: page.locator('time') });
    await activateByKeyboard(page, time);
    await expect(drawer).toBeHidden();
    const request = main.getByRole('article').filter({ hasText: 'have you seen the heron' });
    await activateByKeyboard(page, request.getByRole('button', { name: /^Reply(,|$)/ }));
    const box = page.getByRole('textbox', { name: 'Text' });
    await expect(box).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('On the pier, just now.');
    await page.keyboard.press('Control+Enter');
    await expect(box).toBeHidden();
    const mentions = await jun.call('GET', '/api/v1/notifications?types[]=mention');
    expect(JSON.stringify(mentions)).toContain('On the pier, just now.');
  });

  await test.step('searches a hashtag and follows it', async () => {
    await jun.post('Up early for this #heronwatch');
    await activateByKeyboard(page, page.getByRole('link', { name: 'Search' }));
    await type(page, main.getByRole('searchbox'), 'heronwatch');
    await page.keyboard.press('Enter');
    await activateByKeyboard(page, main.getByRole('button', { name: /^Hashtags/ }));
    await activateByKeyboard(page, main.getByRole('link', { name: '#heronwatch' }).first());
    await expect(page).toHaveURL(/\/tag\/heronwatch$/);
    await activateByKeyboard(page, main.getByRole('button', { name: /^Follow/ }));
    await expect(main.getByRole('button', { name: /Unfollow/ })).toBeVisible();
  });

  await test.step('reads an announcement', async () => {
    await salma.call('POST', '/api/v1/pleroma/admin/announcements', {
      content: 'The pier is closed',
    });
    await page.reload();
    await goByMenu(page, /^Announcements/);
    const card = main.getByRole('listitem').filter({ hasText: 'The pier is closed' });
    await activateByKeyboard(page, card.getByRole('button', { name: 'Mark as read' }));
    await expect(card).toHaveAttribute('data-unread', 'false');
  });

  await test.step('signs out', () => signOutByKeys(page));
  await config.dispose();
});
