import type { BrowserContext, Locator, Page } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

const runs = 50;

/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Returns a generator of pseudo-random numbers from 0 to 1, which are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'New post' });
const textOf = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Text' });

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/main/friends');
  const line = page.getByRole('button', { name: /^Continue writing/ });
  await expect(line.or(textOf(page))).toBeVisible();
  if (await line.isVisible()) await line.click();
  await expect(textOf(page)).toBeEnabled();
  return page;
}

/** The text and files that were entered before the page was killed. */
interface Written {
  /** Time of each key press, in milliseconds since 1970. */
  readonly letters: readonly number[];
  readonly text: string;
  readonly files: readonly string[];
  readonly killedAt: number;
}

async function writeUntilKilled(page: Page, random: () => number): Promise<Written> {
  const letters: number[] = [];
  const files: string[] = [];
  const end = Date.now() + 300 + random() * 1_700;
  await textOf(page).focus();
  while (Date.now() < end) {
    if (files.length < 4 && random() < 0.03) {
      const name = `picture ${files.length}.gif`;
      await formOf(page)
        .getByLabel('Files to attach')
        .setInputFiles({ name, mimeType: 'image/gif', buffer: gif });
      files.push(name);
      /* The side panel is too narrow for files, so the form moves to a dialog. */
      await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
      await textOf(page).focus();
    } else {
      await page.keyboard.type('heron '.charAt(letters.length % 6));
      letters.push(Date.now());
    }
  }
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  const killedAt = Date.now();
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const text = Array.from(letters, (_, index) => 'heron '.charAt(index % 6)).join('');
  return { letters, text, files, killedAt };
}

for (const part of [1, 2, 3, 4]) {
  test(`Composer: killing the page fifty times loses at most a second of typing and no file (${part} of 4)`, async ({
    instance,
    openClient,
  }) => {
    test.setTimeout(900_000);
    const random = randomFrom(part * 7_919);
    const ada = await registerPerson(instance.origin, 'ada');
    const client = await openClient();
    await client.page.setViewportSize({ width: 1280, height: 720 });
    await client.signIn(ada);
    const context = client.page.context();
    await client.page.goto('about:blank');
    for (let run = 0; run < runs; run += 1) {
      const page = await openPage(context);
      await page.setViewportSize({ width: 1280, height: 720 });
      const { letters, text, files, killedAt } = await writeUntilKilled(page, random);
      const next = await openPage(context);
      const savedText = await textOf(next).inputValue();
      const said = `run ${run}: ${text.length} letters typed, ${savedText.length} kept`;
      expect(text.startsWith(savedText), said).toBe(true);
      const settled = letters.filter((at) => at <= killedAt - 1_000).length;
      expect(savedText.length, said).toBeGreaterThanOrEqual(settled);
      for (const name of files)
        await expect(
          formOf(next).getByRole('listitem', { name, exact: true }),
          `${said}; ${name}`,
        ).toBeVisible();
      /* Opens a page on which the client does not run, so that it cannot write to the storage. */
      await next.goto('/static/terms-of-service.html');
      await next.evaluate(() => localStorage.removeItem('drafts'));
      await next.close({ runBeforeUnload: false });
    }
  });
}
