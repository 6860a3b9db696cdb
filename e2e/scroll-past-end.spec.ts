import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { sampleText } from './pages/reading.ts';
import { scrollPastEnd } from './pages/scroll-past-end.ts';

test('Conversation: scrolling past its end, also after a reload, does not make the page higher [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  let to = await ada.post('The first of them.');
  const middle: string[] = [];
  for (let level = 2; level <= 6; level += 1) {
    to = await ada.post(`Number ${level}. ${sampleText}`, { in_reply_to_id: to });
    middle.push(to);
  }
  const client = await openClient();
  const { page } = client;
  await page.clock.install();
  for (const width of [1440, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/notice/${middle[2]}`);
      await expect(client.post('Number 6.')).toBeAttached();
      const [first, ...later] = await scrollPastEnd(client, 5);
      expect(later).toEqual([first, first, first, first]);
      await page.reload();
      await expect(client.post('Number 6.')).toBeInViewport();
      expect(await scrollPastEnd(client, 2)).toEqual([first, first]);
    });
  }
});
