import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectTopPosition, openStatusPage, sampleText } from '../pages/reading.ts';

test('Conversation: a conversation too short to scroll also keeps its status in place while the context loads [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const root = await ada.post('Where is the heron?');
  const parent = await ada.post(`On the wall. ${sampleText}`, { in_reply_to_id: root });
  const id = await ada.post('And now in the water.', { in_reply_to_id: parent });
  await ada.post('Gone!', { in_reply_to_id: id });
  for (const isFromTimeline of [true, false]) {
    await test.step(isFromTimeline ? 'from a timeline' : 'at its address', async () => {
      const client = await openClient();
      const { page } = client;
      const gate = Promise.withResolvers<void>();
      await page.route('**/context', async (route) => {
        await gate.promise;
        await route.continue();
      });
      const read = client.post('And now in the water.');
      if (isFromTimeline) {
        await page.goto('/main/all');
        await openStatusPage(client, read);
      } else {
        await page.goto(`/notice/${id}`);
      }
      await expect(client.posts).toHaveCount(1);
      const place = await client.topOf(read);
      gate.resolve();
      await expect(client.post('Gone!')).toBeVisible();
      await expect(client.post('On the wall.')).toBeAttached();
      await expectTopPosition(client, read, place);

      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, -4_000);
      await expect(client.post('Where is the heron?')).toBeInViewport();
      await page.reload();
      await expect(client.post('Gone!')).toBeInViewport();
      await expect(client.post('Where is the heron?')).toBeInViewport();
    });
  }
});

test('Conversation: an extended page shrinks to the conversation once the user scrolls up', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  let to = await ada.post('The first of them.');
  for (let level = 2; level <= 12; level += 1) {
    to = await ada.post(`Number ${level}. ${sampleText}`, { in_reply_to_id: to });
  }
  const client = await openClient();
  const { page } = client;
  await page.goto(`/notice/${to}`);
  const last = client.post('Number 12.');
  await expect(client.post('Number 11.')).toBeAttached();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const bottom = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const maxBottom = await bottom();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -400);
  await expect(client.post('Number 10.')).toBeInViewport();
  await expect.poll(bottom).toBeLessThan(maxBottom - 300);
});
