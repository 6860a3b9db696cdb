import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { authorAndFollower } from '../fixtures/person.ts';
import { findCutTexts } from '../pages/cut-text.ts';
import { CatalogueMessages } from '../pages/messages.ts';
import { openSettings } from '../pages/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const languages = [
  { code: 'ar', direction: 'rtl', text: 'عاد مالك الحزين' },
  { code: 'de', direction: 'ltr', text: 'Der Reiher ist zurück' },
  { code: 'ja', direction: 'ltr', text: 'サギが戻ってきた' },
] as const;

for (const { code, direction, text } of languages)
  test(`Languages: a member changes to ${code}, posts, replies, likes, searches and signs out, without English, cut texts and axe violations`, async ({
    instance,
    openClient,
  }) => {
    test.setTimeout(600_000);
    const [ada, bela] = await authorAndFollower(instance.origin);
    const question = await ada.post('Where is the heron?');
    await bela.post('@ada On the wall', { in_reply_to_id: question });
    await ada.post('@bela In the reeds', { in_reply_to_id: question });
    const client = await openClient();
    const { page, main } = client;
    await client.signIn(bela);
    const settings = await openSettings(page, 'Appearance');
    const messages = await CatalogueMessages.read(page, code);
    const say = (english: string) => messages.say(english);
    expect(await messages.englishOn(page)).toContain('Interface language');

    await settings.getByLabel('Interface language').selectOption(code);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', code);
    await expect(root).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { name: say('Settings') })).toBeVisible();
    expect(await messages.englishOn(page)).toEqual([]);

    const check = async (screen: string): Promise<void> => {
      await test.step(screen, async () => {
        expect.soft(await messages.englishOn(page), screen).toEqual([]);
        const cut = await page.evaluate(findCutTexts);
        expect
          .soft(
            cut.filter(({ by }) => by !== 'ellipsis'),
            screen,
          )
          .toEqual([]);
        expect.soft(await accessibilityViolations(page), screen).toEqual([]);
      });
    };

    await page.goto('/main/friends');
    const write = page.getByRole('form', { name: say('New post') });
    await write.getByRole('textbox', { name: say('Text') }).fill(text);
    await check('the composer');
    await write.getByRole('button', { name: say('Post') }).click();
    const post = client.post(text);
    await expect(post).toBeVisible();
    await expect(post.getByText(text)).toHaveCSS('direction', direction);

    const statusToAnswer = client.post('Where is the heron?').first();
    await statusToAnswer.getByRole('button', { name: say('Like') }).click();
    await expect(statusToAnswer.getByRole('button', { pressed: true })).toBeVisible();
    await statusToAnswer.getByRole('button', { name: say('Reply') }).click();
    const reply = statusToAnswer.getByRole('form');
    const answer = reply.getByRole('textbox', { name: say('Text') });
    await expect(answer).toBeFocused();
    await answer.fill(text);
    await check('a reply');
    await reply.getByRole('button', { name: say('Reply') }).click();
    await expect(reply).toBeHidden();

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, sight] of [
        ['/main/friends', client.posts.first()],
        [`/notice/${question}`, client.posts.first()],
        ['/bela/notifications', main.getByText('In the reeds')],
        ['/ada', main.getByRole('link', { name: say('Replies') })],
        ['/search?query=heron', client.posts.first()],
        ['/settings', page.getByRole('button', { name: say('Security') })],
      ] as const) {
        await page.goto(path);
        await expect(sight).toBeVisible();
        await check(`${path} at ${width} px`);
      }
    }

    await page.goto('/main/friends');
    await page.getByRole('button', { name: say('Menu') }).click();
    await page.getByRole('button', { name: say('Log out') }).click();
    const confirmation = page.getByRole('dialog', { name: say('Log out') });
    await confirmation.getByRole('button', { name: say('Log out') }).click();
    await expect(page.getByRole('link', { name: say('Log in') }).first()).toBeVisible();
  });
