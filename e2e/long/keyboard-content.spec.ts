import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from '../pages/keys.ts';
import { expectLightboxClosed, lightboxOf } from '../pages/media.ts';
import { setPreferences } from '../pages/preferences.ts';
import { expectTopPosition, sampleText } from '../pages/reading.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Keyboard: collapsed, hidden and truncated content opens and closes [R-STATUS-024 R-STATUS-026 R-STATUS-031 R-ATT-008]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const liked = await ada.post('Much liked');
  for (const emoji of [
    '👍',
    '🔥',
    '🎉',
    '🐦',
    '🌊',
    '🌱',
    '🍀',
    '🌙',
    '⭐',
    '☕',
    '🍎',
    '🎈',
    '🎲',
    '🎺',
  ]) {
    const path = `/api/v1/pleroma/statuses/${liked}/reactions/${encodeURIComponent(emoji)}`;
    await ada.call('PUT', path);
  }
  await ada.post('Under the subject', { spoiler_text: 'Herons' });
  await ada.post(`A tall one. ${sampleText.repeat(25)}`);
  const media = [
    await uploadPicture(instance.origin, ada),
    await uploadPicture(instance.origin, ada, 'A moth'),
  ];
  await ada.post('Covered pictures', { media_ids: media, sensitive: true });
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, { collapseMessageWithSubject: true });
  await page.goto('/main/all');

  await test.step('a covered image is revealed', async () => {
    const post = client.post('Covered pictures');
    await tabTo(page, post);
    const covers = post.getByRole('button', { name: 'Sensitive: show media' });
    await activateByKeyboard(page, covers.first());
    await expectVisibleFocus(post.getByRole('link', { name: 'A heron' }));
    await activateByKeyboard(page, post.getByRole('button', { name: 'Hide sensitive media' }));
    await expect(covers).toHaveCount(2);
    await expectVisibleFocus(covers.first());
  });

  await test.step('a tall text is expanded', async () => {
    const post = client.post('A tall one.');
    await activateByKeyboard(page, post.getByRole('button', { name: 'Show more' }));
    await expectVisibleFocus(post.getByRole('button', { name: 'Show less' }));
    await page.keyboard.press('Space');
    await expectVisibleFocus(post.getByRole('button', { name: 'Show more' }));
  });

  await test.step('the content below a subject is shown', async () => {
    const post = client.post('Herons');
    const text = post.getByText('Under the subject');
    await expect(text).toBeHidden();
    await activateByKeyboard(page, post.getByRole('button', { name: 'Show', exact: true }));
    await expect(text).toBeVisible();
    await expectVisibleFocus(post.getByRole('button', { name: 'Hide', exact: true }));
    await page.keyboard.press('Enter');
    await expect(text).toBeHidden();
    await expectVisibleFocus(post.getByRole('button', { name: 'Show', exact: true }));
  });

  await test.step('further reactions are shown', async () => {
    const post = client.post('Much liked');
    const pills = post.getByRole('button', { name: /^Reactions with .+: 1$/ });
    await expect(pills).toHaveCount(12);
    await activateByKeyboard(page, post.getByRole('button', { name: '2 more reactions' }));
    await expect(pills).toHaveCount(14);
    await expectVisibleFocus(pills.nth(12));
  });
});

test('Keyboard: an image opens in the lightbox, which navigates, zooms and closes [R-VIEWER-012 R-VIEWER-013]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const media = [
    await uploadPicture(instance.origin, ada),
    await uploadPicture(instance.origin, ada, 'A moth'),
  ];
  await ada.post('Two pictures', { media_ids: media });
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  const viewer = lightboxOf(page);
  const opener = client.post('Two pictures').getByRole('link', { name: 'A moth' });
  const scale = (): Promise<number> =>
    viewer
      .locator('[data-current] [data-zoomable]')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

  await tabTo(page, client.post('Two pictures'));
  await activateByKeyboard(page, opener);
  await expect(viewer.getByText('2 / 2')).toBeVisible();
  await expectVisibleFocus(viewer.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('2 / 2')).toBeVisible();

  await expect.poll(scale).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(1.4);
  await page.keyboard.press('-');
  await expect.poll(scale).toBe(1);
  await activateByKeyboard(page, viewer.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(scale).toBeGreaterThan(1.4);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);

  await activateByKeyboard(page, viewer.getByRole('button', { name: 'Next' }));
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  await activateByKeyboard(page, viewer.getByRole('button', { name: 'Previous' }), 'Shift+Tab');
  await expect(viewer.getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
  await expectVisibleFocus(opener);

  await page.keyboard.press('Enter');
  await activateByKeyboard(page, viewer.getByRole('button', { name: 'Close' }));
  await expectLightboxClosed(page);
  await expectVisibleFocus(opener);
});

test('Keyboard: an edit updates the open history and source in place', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await ada.post(`The first of it. ${sampleText.repeat(20)} https://weir.example`);
  const edit = (text: string) =>
    ada.call('PUT', `/api/v1/statuses/${id}`, { status: `${text} ${sampleText.repeat(20)}` });
  await edit('The second of it.');
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(bela);
  const post = client.post('of it.');
  const history = page.getByRole('dialog', { name: 'Edit history' });
  const versions = history.getByRole('listitem');
  const present = versions.filter({ hasText: '(current)' });

  await chooseMenuItem(page, post, 'Edit history');
  await expect(present).toContainText('The second of it.');
  const link = history.getByRole('link', { name: /weir/ });
  await tabTo(page, link);
  const place = await client.topOf(link);
  await edit('The third of it.');
  await expect(present).toContainText('The third of it.');
  await expect(versions).toHaveCount(3);
  await expectVisibleFocus(link);
  await expectTopPosition(client, link, place);

  watch.expectFailure(/\/(?:history|source)$/, /status of 500/);
  const refuse = { status: 500, json: { error: 'No' } };
  await page.route('**/history', (route) => route.fulfill(refuse));
  await edit('The fourth of it.');
  const retryButton = history.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeAttached();
  await expect(versions).toHaveCount(3);
  await expect(present).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.unroute('**/history');
  await activateByKeyboard(page, retryButton, 'Shift+Tab');
  await expect(present).toContainText('The fourth of it.');
  await expect(versions).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  await chooseMenuItem(page, post, 'View source');
  const source = page.getByRole('dialog', { name: 'Source' });
  await expect(source).toContainText('The fourth of it.');
  await edit('The fifth of it.');
  await expect(source).toContainText('The fifth of it.');
  await page.route('**/source', (route) => route.fulfill(refuse));
  await edit('The last of it.');
  await expect(source).toContainText('Couldn’t refresh.');
  await expect(source).toContainText('(may be out of date)');
  await expect(source).toContainText('The fifth of it.');
});
