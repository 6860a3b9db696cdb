import type { Browser, Page } from '@playwright/test';
import { signInPage } from './sign-in-page.ts';

/** The list of suggestions stays open after each of these keys and changes with it. */
const round = ['a', 'r', 't', 'Backspace', 'Backspace', 'Backspace'];
const rounds = 40;
const warmUps = 5;

const length = 5000;
const text = `${'🪶 '.repeat(40)}${'some more words '.repeat(length)}`.slice(0, length - 10);

/* Runs in the page. A task that is posted within a frame runs after the paint. */
function watchKeys(): void {
  const times: number[] = [];
  Reflect.set(globalThis, 'keyTimes', times);
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - pressed));
        port1.start();
        port2.postMessage(0);
      });
    },
    true,
  );
}

/* Runs in the page. */
function readTimes(): number[] {
  const times: unknown = Reflect.get(globalThis, 'keyTimes');
  return Array.isArray(times) ? times.map(Number) : [];
}

/** Presses a key and waits until the result is painted. */
async function press(page: Page, key: string): Promise<void> {
  const before = (await page.evaluate(readTimes)).length;
  await page.keyboard.press(key);
  await page.waitForFunction(
    (count) => {
      const times: unknown = Reflect.get(globalThis, 'keyTimes');
      return Array.isArray(times) && times.length > count;
    },
    before,
    { polling: 5 },
  );
}

async function openTextarea(page: Page): Promise<void> {
  await page.setContent('<textarea style="width: 15rem; height: 20rem; font: 1rem sans-serif">');
  await page.locator('textarea').fill(`${text} :he`);
}

async function openComposer(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'New post' });
  const field = form.getByRole('textbox', { name: 'Text' });
  await field.fill(text);
  await field.press('Control+End');
  await page.keyboard.type(' :he');
  await page.getByRole('listbox', { name: 'Emoji' }).waitFor();
}

/**
 * Types the same text into the composer, with suggestions, and into a plain textarea, in turn.
 * Returns the milliseconds from each key press to the paint. The browser must not limit its frame
 * rate, or every key press would wait for the next frame at 60 Hz.
 */
export async function typeInBoth(
  browser: Browser,
  origin: string,
): Promise<{ readonly composer: readonly number[]; readonly textarea: readonly number[] }> {
  const textarea = await (await browser.newContext()).newPage();
  const composer = await signInPage(browser, origin);
  await openTextarea(textarea);
  await openComposer(composer);
  for (const page of [composer, textarea]) await page.evaluate(watchKeys);
  for (let turn = 0; turn < rounds + warmUps; turn += 1) {
    for (const page of turn % 2 === 0 ? [composer, textarea] : [textarea, composer]) {
      await page.bringToFront();
      await page.locator('textarea').first().focus();
      for (const key of round) await press(page, key);
    }
  }
  const skipped = warmUps * round.length;
  const times = {
    composer: (await composer.evaluate(readTimes)).slice(skipped),
    textarea: (await textarea.evaluate(readTimes)).slice(skipped),
  };
  for (const page of [composer, textarea]) await page.context().close();
  return times;
}
