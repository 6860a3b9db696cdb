import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import type { Watch } from '../fixtures/watch.ts';

/** Long enough for a whole timeline, on a machine that does other things besides. */
const longLook = 90_000;

/** Waits until the page has drawn what it was told last. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );
}

/** The client as a person uses it: the words that journeys are told in. */
export class Client {
  readonly page: Page;
  readonly watch: Watch;

  constructor(page: Page, watch: Watch) {
    this.page = page;
    this.watch = watch;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The posts that are on the screen, newest first. */
  get posts(): Locator {
    return this.main.getByRole('article');
  }

  post(text: string): Locator {
    return this.posts.filter({ hasText: text });
  }

  async signIn(person: Person): Promise<void> {
    await this.page.goto('/login');
    await this.fillSignIn(person.username, person.password);
    await expect(this.page).toHaveURL(/\/main\/friends$/);
  }

  /** The form of the screen at /login. */
  get signInForm(): Locator {
    return this.main.getByRole('form', { name: 'Log in' });
  }

  async fillSignIn(username: string, password: string): Promise<void> {
    const form = this.signInForm;
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Log in' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log out' }).click();
    const question = this.page.getByRole('dialog', { name: 'Log out' });
    await question.getByRole('button', { name: 'Log out' }).click();
  }

  /** Where a new post is written, in the side panel. */
  get composer(): Locator {
    return this.page.getByRole('form', { name: 'New post' });
  }

  /** Writes and sends from the side panel. */
  async write(text: string): Promise<void> {
    const box = this.composer.getByRole('textbox', { name: 'Text' });
    await box.fill(text);
    await this.composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(box).toHaveValue('');
  }

  get replyForm(): Locator {
    return this.page.getByRole('form', { name: /^Reply/ });
  }

  async openReply(to: string): Promise<void> {
    await this.post(to).getByRole('button', { name: 'Reply', exact: true }).first().click();
    await expect(this.post(to).getByRole('form', { name: /^Reply/ })).toBeVisible();
  }

  async reply(to: string, text: string): Promise<void> {
    await this.openReply(to);
    const box = this.replyForm.getByRole('textbox', { name: 'Text' });
    await box.press('End');
    await box.pressSequentially(text);
    await this.replyForm.getByRole('button', { name: 'Reply' }).click();
    await expect(this.replyForm).toBeHidden();
  }

  get end(): Locator {
    return this.main.getByText('No more statuses');
  }

  /** Whether something stands in the window. */
  async isInSight(sight: Locator): Promise<boolean> {
    const boxes = await sight.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    );
    const height = this.page.viewportSize()?.height ?? 0;
    return boxes.some(({ top, bottom }) => bottom > 0 && top < height);
  }

  /** Scrolls on as a reader does until something is in sight. */
  async readOnUntil(sight: Locator): Promise<void> {
    const readOn = async (): Promise<boolean> => {
      if (await this.isInSight(sight)) return true;
      await this.page.mouse.wheel(0, 400);
      return false;
    };
    await expect.poll(readOn, { intervals: [50], timeout: longLook }).toBe(true);
  }

  /** How far something is from the top of the window, once the page stands still. */
  async placeOf(locator: Locator): Promise<number> {
    let place = Number.NaN;
    const standsStill = async (): Promise<boolean> => {
      const before = place;
      place = await locator.evaluate((element) => element.getBoundingClientRect().top);
      return place === before;
    };
    await expect.poll(standsStill, { intervals: [150], timeout: 20_000 }).toBe(true);
    return place;
  }

  /** Looks for something from the list's head to its end; whether it is there. */
  async seek(sight: Locator): Promise<boolean> {
    await this.page.evaluate(() => window.scrollTo({ top: 0 }));
    await this.readOnUntil(sight.or(this.end));
    return this.isInSight(sight);
  }

  /** Reads from where the page stands to the end of the list: each post's text, from the top down. */
  async readToTheEnd(): Promise<{ texts: string[]; mostDrawn: number }> {
    const read = new Map<number, string>();
    let mostDrawn = 0;
    const isAtEnd = async (): Promise<boolean> => {
      await nextFrames(this.page);
      const isEndInSight = await this.isInSight(this.end);
      const drawn = await this.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main article')].map(
          (article) => [Number(article.ariaPosInSet), article.innerText] as const,
        ),
      );
      for (const [place, text] of drawn) read.set(place, text);
      mostDrawn = Math.max(mostDrawn, drawn.length);
      await this.page.mouse.wheel(0, 500);
      return isEndInSight;
    };
    await expect.poll(isAtEnd, { intervals: [30], timeout: longLook }).toBe(true);
    const texts = [...read].toSorted(([one], [other]) => one - other).map(([, text]) => text);
    return { texts, mostDrawn };
  }

  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
}
