import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

const lines = ['سلام دنیا', 'Hello world', 'Привет мир', 'שלום עולם', 'नमस्ते', 'こんにちは', 'สวัสดี'];
const sides = ['right', 'left', 'left', 'right', 'left', 'left', 'left'];

/** Returns for each of the lines the side on which it begins. */
const sidesIn = (text: Locator) =>
  text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const sideOf: Record<string, string> = {};
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const line = node.textContent?.trim() ?? '';
      const block = node.parentElement?.closest('[dir]');
      if (!wanted.includes(line) || !block) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const found = range.getBoundingClientRect();
      const box = block.getBoundingClientRect();
      sideOf[line] = found.left - box.left < box.right - found.right ? 'left' : 'right';
    }
    return wanted.map((line) => sideOf[line]);
  }, lines);

test('RichText: starts each line where its script begins, in posts, quotations, lists and bios [R-STATUS-043]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const markdown = { content_type: 'text/markdown' };
  await ada.post(lines.join('\n'), {});
  await ada.post(`Paragraphs\n\n${lines.join('\n\n')}`, markdown);
  await ada.post(`Quotation\n\n> ${lines.join('\n>\n> ')}`, markdown);
  await ada.post(`List\n\n- ${lines.join('\n- ')}`, markdown);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.posts).toHaveCount(4);
  for (const post of await client.posts.all()) {
    expect(await sidesIn(post)).toEqual(sides);
  }
  const bela = await registerPerson(instance.origin, 'bela');
  const note = lines.join('\n');
  await bela.call('PATCH', '/api/v1/accounts/update_credentials', { note });
  await page.goto('/bela');
  const main = page.getByRole('main');
  await expect(main).toContainText('Hello world');
  expect(await sidesIn(main)).toEqual(sides);
});

test('RichText: starts a right-to-left line on the right if it begins with a mention or tag [R-STATUS-043]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await registerPerson(instance.origin, 'bela');
  for (const beginning of ['@bela ', '#cats ', '@bela @ada ', ''])
    for (const text of ['سؤال صغير عن القطة', 'שאלה קטנה על החתול'])
      await ada.post(`${beginning}${text}`);
  const client = await openClient();
  await client.page.goto('/main/all');
  await expect(client.posts).toHaveCount(8);
  for (const post of await client.posts.all()) {
    const gaps = await post.evaluate((article) => {
      const block = [...article.querySelectorAll('[dir="auto"]')].find((element) =>
        /[\u05d0-\u064a]/u.test(element.textContent),
      );
      if (!block) return undefined;
      const range = document.createRange();
      range.selectNodeContents(block);
      const box = block.getBoundingClientRect();
      const { left, right } = range.getBoundingClientRect();
      return { left: left - box.left, right: box.right - right };
    });
    expect(gaps?.right).toBeLessThanOrEqual(1);
    expect(gaps?.left).toBeGreaterThan(20);
  }
});

test('TextInput: an empty field keeps the side of a right-to-left page, a typed one that of its text [R-STATUS-043]', async ({
  instance,
  openClient,
}) => {
  await registerPerson(instance.origin, 'ada');
  const { page } = await openClient();
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
  expect(await direction()).toBe('rtl');
  await field.fill('hello');
  expect(await direction()).toBe('ltr');
  await field.fill('سلام');
  expect(await direction()).toBe('rtl');
});

const styles = readFileSync(new URL('../../client/src/ui/page/base.css', import.meta.url), 'utf8');

// Firefox ESR 153 does not show placeholders of fields with `plaintext` and another direction.
test('TextInput: the placeholder of an empty field shows, whatever its script and the direction of the page', async ({
  page,
}) => {
  for (const direction of ['ltr', 'rtl']) {
    for (const placeholder of ['بحث', 'חיפוש', 'Search', 'חיפוש: heron', '12']) {
      for (const name of ['input', 'textarea']) {
        await page.setContent(
          `<html dir="${direction}"><style>${styles}</style><${name} dir="auto"></${name}>`,
        );
        const field = page.locator(name);
        const empty = await field.screenshot();
        await field.evaluate(
          (element, text) => element.setAttribute('placeholder', text),
          placeholder,
        );
        const isPainted = !empty.equals(await field.screenshot());
        expect(isPainted, `${direction} ${name} ${placeholder}`).toBe(true);
      }
    }
  }
});
