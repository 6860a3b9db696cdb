import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectTopPosition, scrollToStatus, sampleText } from '../pages/reading.ts';

/** Returns a text that is tall enough to be truncated. */
function tall(name: string): string {
  return Array.from({ length: 60 }, (_, line) => `${name} line ${line + 1}.`).join('\n');
}

test('Timeline: a reload keeps expanded tall statuses and the reading position; collapsed ones stay collapsed', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 12; number += 1) await ada.post(`Before ${number}. ${sampleText}`);
  for (const name of ['Lower', 'Middle', 'Upper']) await ada.post(tall(name));
  await ada.post(`After. ${sampleText}`);
  const client = await openClient();
  const { page } = client;
  const button = (name: string, label: string) =>
    client.post(`${name} line 1.`).getByRole('button', { name: label });
  await page.goto('/main/all');
  for (const name of ['Upper', 'Middle', 'Lower']) {
    await scrollToStatus(client, button(name, 'Show more'));
    await button(name, 'Show more').click();
    await expect(button(name, 'Show less')).toBeAttached();
  }
  await button('Upper', 'Show less').click();
  await expect(button('Upper', 'Show more')).toBeAttached();

  const end = button('Middle', 'Show less');
  await scrollToStatus(client, end);
  const place = await client.topOf(end);
  await page.reload();
  await expectTopPosition(client, end, place);
  await expect(button('Lower', 'Show less')).toBeAttached();
  await expect(button('Upper', 'Show more')).toBeAttached();
});
