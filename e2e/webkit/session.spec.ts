import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

test('Session: rejects a wrong password, and after signing out offers only the user name', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  const { driver, page } = client;
  const form = page.role('form', 'Log in');

  await test.step('a wrong password shows a message', async () => {
    await client.goto('/login');
    await form.css('input[autocomplete=username]', { name: 'Username' }).type('ada');
    await form.css('input[autocomplete=current-password]', { name: 'Password' }).type('wrong');
    await form.role('button', 'Log in').click();
    await form.role('alert').expectVisible();
  });
  await test.step('the right password opens home', async () => {
    await client.signIn(ada);
    await client.status('The heron is back').expectVisible();
  });
  await test.step('signing out deletes what is stored', async () => {
    await client.signOut();
    const stored = await driver.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain(ada.token);
    expect(stored).not.toContain('heron');
  });
  await test.step('the next sign-in offers the user name', async () => {
    await client.goto('/login');
    await expect.poll(() => form.role('textbox', 'Username').value()).toBe('ada');
  });
});

test('Security: scripts and handlers in statuses do not run', async ({ instance, client }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const { page, driver } = client;
  await ada.post(
    '<script>window.attacked = 1</script><img src=x onerror="window.attacked = 1">Harmless',
    {
      content_type: 'text/html',
    },
  );
  await ada.post('[A link](javascript:window.attacked=1) beside', {
    content_type: 'text/markdown',
  });

  await test.step('the statuses are shown', async () => {
    await client.goto('/main/all');
    await client.status('Harmless').expectVisible();
    await client.status('beside').expectVisible();
  });
  await test.step('no script of the statuses has run', async () => {
    expect(await driver.evaluate(() => 'attacked' in window)).toBe(false);
    await page.css('a[href^="javascript:"]').expectCount(0);
  });
});
