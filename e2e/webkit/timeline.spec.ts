import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

test('Timeline: keeps the position while statuses arrive, and restores it after Back', async ({
  instance,
  client,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  for (let number = 1; number <= 40; number += 1) await ada.post(`Post number ${number}.`);
  const { driver, page } = client;
  const read = client.status('Post number 25.');
  const button = page.role('button', '1 new post');

  await test.step('older statuses load while scrolling', async () => {
    await client.signIn(bela);
    await client.status('Post number 40.').expectVisible();
    await client.scrollTo(read);
  });
  const top = await read.stableTop();
  await test.step('a new status is queued, and nothing moves', async () => {
    await ada.post('The first to wait');
    await button.expectVisible();
    expect(Math.abs((await read.stableTop()) - top)).toBeLessThanOrEqual(2);
  });
  await test.step('a conversation opens', async () => {
    await read.css('a:has(time)').click();
    await page.role('heading', 'Conversation').expectVisible();
    await read.expectVisible();
  });
  await test.step('Back restores the position', async () => {
    await driver.back();
    await read.expectVisible();
    await expect.poll(async () => Math.abs((await read.top()) - top)).toBeLessThanOrEqual(2);
  });
  await test.step('the button shows the queued status', async () => {
    await button.click();
    await client.status('The first to wait').expectVisible();
    await expect.poll(() => driver.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('Timeline: shows what other accounts change', async ({ instance, client }) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await client.signIn(bela);
  const id = await ada.post('The first verison');
  const other = await ada.post('Better left unsaid');

  await test.step('new statuses appear', async () => {
    await client.status('The first verison').expectVisible();
    await client.status('Better left unsaid').expectVisible();
  });
  await test.step('an edited text appears', async () => {
    await ada.call('PUT', `/api/v1/statuses/${id}`, { status: 'The first version' });
    await client.status('The first version').expectVisible();
  });
  await test.step('a deleted status disappears', async () => {
    await ada.call('DELETE', `/api/v1/statuses/${other}`);
    await client.status('Better left unsaid').expectCount(0);
  });
});

test('Status: a right-to-left text that begins with a mention or tag is on the right', async ({
  instance,
  client,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const texts = [
    '@bela سؤال صغير عن القطة',
    '#cats سؤال صغير عن القطة',
    '@bela @ada سؤال صغير',
    'سؤال صغير @bela',
    '@bela שאלה קטנה על החתול',
  ] as const;
  for (const text of texts) await ada.post(text);
  await client.signIn(bela);
  await client.status(texts[4]).expectVisible();
  const gaps = await client.driver.evaluate(() =>
    [...document.querySelectorAll('main article')].map((article) => {
      const block = [...article.querySelectorAll('[dir="auto"]')].find((element) =>
        /[\u05d0-\u064a]/u.test(element.textContent),
      );
      const range = document.createRange();
      if (!block) return [];
      range.selectNodeContents(block);
      const box = block.getBoundingClientRect();
      const { left, right } = range.getBoundingClientRect();
      return [Math.round(left - box.left), Math.round(box.right - right)];
    }),
  );
  expect(gaps).toHaveLength(texts.length);
  for (const [before = 0, after = 99] of gaps) {
    expect(after).toBeLessThanOrEqual(1);
    expect(before).toBeGreaterThan(20);
  }
});
