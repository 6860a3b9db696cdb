import type { Page } from '@playwright/test';
import { responseId } from '../fixtures/response-id.ts';
import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { accountIdOf, registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import type { Client } from '../pages/client.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { statusLink } from '../pages/reading.ts';

/** Creates content of every kind. */
async function fill(origin: string, ada: Person, bela: Person) {
  const options = ['North', 'South'];
  await bela.post('Where to?', { poll: { options, expires_in: 3600 } });
  const root = await bela.post('The hreon is back #heron');
  await bela.call('PUT', `/api/v1/statuses/${root}`, { status: 'The heron is back #heron' });
  const fire = encodeURIComponent('🔥');
  await bela.call('PUT', `/api/v1/pleroma/statuses/${root}/reactions/${fire}`);
  const reply = await ada.post('@bela Where did you see it?', { in_reply_to_id: root });
  const weir = await bela.post('@ada By the weir', { in_reply_to_id: reply });
  await ada.post('@bela On one leg?', { in_reply_to_id: weir });
  await bela.post('@ada At the mill', { in_reply_to_id: root });
  await ada.post('@bela For you alone', { visibility: 'direct' });
  await ada.call('POST', `/api/v1/statuses/${root}/bookmark`);
  await ada.call('POST', `/api/v1/statuses/${root}/favourite`);
  const list = responseId(await ada.call('POST', '/api/v1/lists', { title: 'Birds' }));
  const media = await uploadPicture(origin, bela);
  await bela.post('Open picture', { media_ids: [media] });
  const covered = await uploadPicture(origin, bela);
  await bela.post('Covered picture', { media_ids: [covered], sensitive: true });
  return { root, list };
}

const variants = [
  { name: 'a wide window', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
];

async function check(page: Page, what: string): Promise<void> {
  expect.soft(await accessibilityViolations(page), what).toEqual([]);
}

async function seeTimelines({ page, posts }: Client, list: string): Promise<void> {
  const paths = ['/main/public', '/main/all', '/main/bubble', '/main/friends', '/tag/heron'];
  for (const path of [...paths, `/lists/${list}`, '/bookmarks', '/users/ada/dms/timeline']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(posts.first().or(page.getByText('No posts'))).toBeVisible();
    await check(page, path);
  }
}

for (const { name, ...size } of variants) {
  test(`Accessibility: all kinds of content have no axe violations on ${name}, dark or light`, async ({
    instance,
    openClient,
  }) => {
    // axe takes up to 4.7 minutes in Firefox.
    test.setTimeout(600_000);
    const bela = await registerPerson(instance.origin, 'bela');
    const ada = await registerPerson(instance.origin, 'ada');
    const { list } = await fill(instance.origin, ada, bela);
    const client = await openClient();
    const { page, main } = client;
    await page.setViewportSize(size);
    await client.signIn(ada);
    await seeTimelines(client, list);

    await page.goto('/main/public');
    const post = client.post('The heron is back').first();
    await expect(client.post('Where to?').getByRole('radio').first()).toBeVisible();
    await expect(client.post('Covered picture').first()).toBeVisible();
    await check(page, 'a poll and a covered picture');
    await page.getByRole('button', { name: 'Quick settings' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check(page, 'the quick settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find in this timeline' }).click();
    await main.getByRole('searchbox').fill('heron');
    await check(page, 'the find bar');
    await main.getByRole('searchbox').press('Escape');
    await post.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit history' })).toBeVisible();
    await check(page, 'the menu of a post');
    await page.getByRole('menuitem', { name: 'Edit history' }).click();
    await expect(page.getByText('(original)')).toBeVisible();
    await check(page, 'the history');
    await page.keyboard.press('Escape');
    await post.getByRole('button', { name: /^Reactions with 🔥/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'People who reacted with 🔥' })).toBeVisible();
    await check(page, 'who reacted');
    await page.keyboard.press('Escape');
    await post.getByRole('button', { name: 'Show conversation here' }).click();
    const inline = page.getByRole('region', { name: 'Conversation' });
    await expect(inline.getByText('By the weir')).toBeVisible();
    await check(page, 'a conversation in the timeline');
    await inline.getByRole('button', { name: 'Hide conversation' }).first().click();
    await client.post('Open picture').getByRole('link', { name: 'A heron' }).click();
    /* Waits for the content, which fades in after the dialog. */
    await expect(page.getByRole('dialog').getByText('A heron')).toBeVisible();
    await check(page, 'the viewer');
  });

  test(`Accessibility: conversations, collapsed and missing content have no axe violations on ${name}, dark or light`, async ({
    instance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const bela = await registerPerson(instance.origin, 'bela');
    const ada = await registerPerson(instance.origin, 'ada');
    const { root } = await fill(instance.origin, ada, bela);
    await bela.post('About cabbage');
    const client = await openClient();
    const { page, main, watch } = client;
    await page.setViewportSize(size);
    await client.signIn(ada);

    await page.goto(`/notice/${root}`);
    await expect(main.getByText('By the weir')).toBeVisible();
    await check(page, 'a conversation in a list');

    const trees = {
      ...collapsedTreePreferences(3),
      conversationTreeFadeAncestors: true,
      muteWords: ['cabbage'],
    };
    await setPreferences(client, trees, await accountIdOf(ada));
    await page.goto(`/notice/${root}`);
    await expect(main.getByRole('button', { name: '1 more reply' })).toBeVisible();
    await check(page, 'a conversation in a tree');
    await statusLink(client.post('Where did you see it?').first()).click();
    await expect(page).not.toHaveURL(new RegExp(`${root}$`));
    await expect(main.getByText('By the weir')).toBeVisible();
    await check(page, 'a conversation in a tree, from its middle');

    await page.goto('/main/public');
    await expect(main.getByText('Filtered: cabbage')).toBeVisible();
    await check(page, 'a folded post');
    await client
      .post('The heron is back')
      .first()
      .getByRole('button', { name: 'Show conversation here' })
      .click();
    const inline = page.getByRole('region', { name: 'Conversation' });
    await expect(inline.getByRole('button', { name: '1 more reply' })).toBeVisible();
    await check(page, 'a tree in the timeline');

    watch.expectFailure(/404404/, /status of 40[34]/);
    await page.goto('/lists/404404');
    await expect(main.getByText(/Can't find the timeline/)).toBeVisible();
    await check(page, 'a list that is not there');
    await page.goto('/main/nowhere');
    await expect(main.getByText(/Can't find the timeline/)).toBeVisible();
    await check(page, 'a timeline that is not there');
    await page.goto('/notice/404404');
    await expect(main.getByRole('alert')).toBeVisible();
    await check(page, 'a conversation that is not there');
  });
}
