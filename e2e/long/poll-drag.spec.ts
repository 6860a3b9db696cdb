import type { Locator, Page } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

async function centreOf(element: Locator): Promise<readonly [number, number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags the handle of an option to the row of another with a pressed mouse button. */
async function dragOption(page: Page, handle: Locator, target: Locator): Promise<void> {
  const [x, from] = await centreOf(handle);
  const [, to] = await centreOf(target);
  await page.mouse.move(x, from);
  await page.mouse.down();
  await page.mouse.move(x, to, { steps: 10 });
  await page.mouse.up();
}

test('PollFields: options are dragged to another place with the mouse', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Which bird?');
  await dialog.getByRole('button', { name: 'Poll' }).click();
  const option = (number: number) => dialog.getByRole('textbox', { name: `Option ${number}` });
  await option(1).fill('heron');
  await option(2).fill('gull');
  await option(2).press('Enter');
  await option(3).fill('swan');
  const handle = (number: number) =>
    dialog.getByRole('button', { name: new RegExp(`^Move option ${number} `) });

  await dragOption(page, handle(1), option(3));
  const optionTexts = async () => [
    await option(1).inputValue(),
    await option(2).inputValue(),
    await option(3).inputValue(),
  ];
  expect(await optionTexts()).toEqual(['gull', 'swan', 'heron']);
  await expect(dialog.getByText('Moved to position 3 of 3')).toBeAttached();
  await expect(handle(3)).toBeFocused();

  await dragOption(page, handle(3), option(2));
  expect(await optionTexts()).toEqual(['gull', 'heron', 'swan']);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('Which bird?')).toBeVisible();
  expect(await ada.call('GET', '/api/v1/timelines/home')).toMatchObject([
    { poll: { options: [{ title: 'gull' }, { title: 'heron' }, { title: 'swan' }] } },
  ]);
});
