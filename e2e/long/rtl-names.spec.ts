import type { Locator } from '@playwright/test';
import { follow, accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';

const name = 'عائشة ذات الاسم الطويل المتعرج الذي يملأ سطرين كاملين على شاشة هاتف صغيرة وأكثر';
const subject = 'ما تقوله القصبات حين لا يصغي إليها أحد في المساء الطويل البارد '.repeat(4).trim();

interface TextMeasure {
  readonly direction: string;
  /** Whether the first and the last letter are visible. */
  readonly first: boolean;
  readonly last: boolean;
  /** Distance of the first letter from the right edge of its container. */
  readonly indent: number;
}

/** Measures the visible part of a text in its line. */
function measureText(locator: Locator): Promise<TextMeasure> {
  return locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    if (!(text instanceof Text)) throw new Error('no text');
    const isSeen = (at: number): boolean => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = range.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'hidden') continue;
        const shown = box.getBoundingClientRect();
        if (letter.left < shown.left - 1 || letter.right > shown.right + 1) return false;
      }
      return true;
    };
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const block = element.closest('p') ?? element;
    return {
      direction: getComputedStyle(element).direction,
      first: isSeen(0),
      last: isSeen(text.length - 1),
      indent: block.getBoundingClientRect().right - range.getBoundingClientRect().right,
    };
  });
}

test('Text direction: a long Arabic name or subject shows its beginning, and a short one is right-aligned', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const cyd = await registerPerson(instance.origin, 'cyd');
  await follow(bela, ada);
  await ada.call('PATCH', '/api/v1/accounts/update_credentials', { display_name: name });
  const rootId = await ada.post('The heron is back', { spoiler_text: subject });
  await ada.post('مرحبا', { spoiler_text: 'عن الطيور' });
  await ada.post('About cabbage and leeks');
  const quoteId = await bela.post('Look at this', { quote_id: rootId });
  await ada.call('POST', `/api/v1/statuses/${await cyd.post('Reeds')}/reblog`);
  await ada.call('POST', `/api/v1/statuses/${quoteId}/favourite`);
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await setPreferences(client, { muteWords: ['cabbage'] }, await accountIdOf(bela));
  await client.signIn(bela);
  const cut = { direction: 'rtl', first: true, last: false };

  await test.step('the name in the header of a status shows its beginning', async () => {
    const head = client.post('مرحبا').getByRole('link', { name }).filter({ hasText: '@ada' });
    expect(await measureText(head.getByText(name))).toMatchObject(cut);
  });
  await test.step('the name of the reblogging account shows its beginning', async () => {
    const measure = await measureText(client.post('Reeds').getByText(name));
    expect(measure).toMatchObject({ direction: 'rtl', first: true });
  });
  await test.step('the name in a collapsed status shows its beginning', async () => {
    expect(await measureText(client.post('Filtered:').getByText(name))).toMatchObject(cut);
  });
  await test.step('the name in a quote and the quoted subject show their beginnings', async () => {
    const quote = client.post('Look at this').first().getByRole('blockquote');
    expect(await measureText(quote.getByText(name))).toMatchObject(cut);
    const { direction, first, indent } = await measureText(quote.getByText(subject));
    expect({ direction, first }).toEqual({ direction: 'rtl', first: true });
    expect(indent).toBeLessThan(4);
  });
  await test.step('a long subject shows its beginning', async () => {
    const post = client.posts.filter({
      has: page.getByRole('button', { name: 'Show full warning' }),
    });
    expect(await measureText(post.getByText(subject))).toMatchObject(cut);
  });
  await test.step('a short subject is right-aligned', async () => {
    const measure = await measureText(client.post('مرحبا').getByText('عن الطيور'));
    expect(measure.direction).toBe('rtl');
    expect(measure.indent).toBeLessThan(4);
  });
  await test.step('the name in a notification shows its beginning', async () => {
    await page.goto('/bela/notifications');
    const measure = await measureText(client.main.getByText(name).first());
    expect(measure).toMatchObject({ direction: 'rtl', first: true });
  });
  await test.step('the name and the last message of a conversation show their beginnings', async () => {
    await ada.post(`@bela ${subject}`, { visibility: 'direct' });
    await page.goto('/users/bela/dms');
    const conversation = client.main
      .getByRole('listitem')
      .filter({ hasText: subject.slice(0, 20) });
    expect(await measureText(conversation.getByText(name))).toMatchObject(cut);
    expect(await measureText(conversation.locator('bdi').last())).toMatchObject(cut);
  });
});
