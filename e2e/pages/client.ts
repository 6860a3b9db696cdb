import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import type { PageWatch } from '../fixtures/page-watch.ts';
import { chooseFromAccountMenu } from './account-menu.ts';

/** Milliseconds that are enough to scroll through a whole timeline on a busy machine. */
const scrollTimeoutMs = 90_000;

/** Waits until pending changes have rendered. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((rendered) => {
        requestAnimationFrame(() => requestAnimationFrame(() => rendered()));
      }),
  );
}

/** Page object of the client. */
export class Client {
  readonly page: Page;
  readonly watch: PageWatch;

  constructor(page: Page, watch: PageWatch) {
    this.page = page;
    this.watch = watch;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The rendered statuses, newest first. */
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

  /** The form on the login screen. */
  get signInForm(): Locator {
    return this.main.getByRole('form', { name: 'Log in' });
  }

  async fillSignIn(username: string, password: string): Promise<void> {
    const form = this.signInForm;
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Log in' }).click();
  }

  async signOut(): Promise<void> {
    await chooseFromAccountMenu(this.page, 'Log out');
    const question = this.page.getByRole('dialog', { name: 'Log out' });
    await question.getByRole('button', { name: 'Log out' }).click();
  }

  /** The composer in the sidebar. */
  get composer(): Locator {
    return this.page.getByRole('form', { name: 'New post' });
  }

  /** Writes and sends a post in the sidebar. */
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
    await this.post(to)
      .getByRole('button', { name: /^Reply(,|$)/ })
      .first()
      .click();
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
    return this.main.getByText('No more posts');
  }

  /** Resolves to true if the element is in the viewport. */
  async isInViewport(sight: Locator): Promise<boolean> {
    const boxes = await sight.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    );
    const height = this.page.viewportSize()?.height ?? 0;
    return boxes.some(({ top, bottom }) => bottom > 0 && top < height);
  }

  /** Scrolls down with the wheel until the element is visible. */
  async scrollUntilVisible(sight: Locator): Promise<void> {
    const readOn = async (): Promise<boolean> => {
      if (await this.isInViewport(sight)) return true;
      await this.page.mouse.wheel(0, 400);
      return false;
    };
    await expect.poll(readOn, { intervals: [50], timeout: scrollTimeoutMs }).toBe(true);
  }

  /**
   * Resolves to the element's distance from the top of the window once the page no longer moves.
   */
  async topOf(locator: Locator): Promise<number> {
    let place = Number.NaN;
    const isStable = async (): Promise<boolean> => {
      const before = place;
      place = await locator.evaluate((element) => element.getBoundingClientRect().top);
      return place === before;
    };
    await expect.poll(isStable, { intervals: [150] }).toBe(true);
    return place;
  }

  /** Scrolls from the top to the end of the list. Resolves to true if the element was found. */
  async scrollFromTopTo(sight: Locator): Promise<boolean> {
    await this.page.evaluate(() => window.scrollTo({ top: 0 }));
    await this.scrollUntilVisible(sight.or(this.end));
    return this.isInViewport(sight);
  }

  /**
   * Scrolls to the end of the list. Resolves to the text of each status in order, and the maximum
   * number rendered at once.
   */
  async scrollToEnd(): Promise<{ texts: string[]; mostDrawn: number }> {
    const read = new Map<number, string>();
    let mostDrawn = 0;
    const isAtEnd = async (): Promise<boolean> => {
      await waitForFrames(this.page);
      const isEndInSight = await this.isInViewport(this.end);
      const rendered = await this.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main article')].map(
          (article) => [Number(article.ariaPosInSet), article.innerText] as const,
        ),
      );
      for (const [place, text] of rendered) read.set(place, text);
      mostDrawn = Math.max(mostDrawn, rendered.length);
      await this.page.mouse.wheel(0, 500);
      return isEndInSight;
    };
    await expect.poll(isAtEnd, { intervals: [30], timeout: scrollTimeoutMs }).toBe(true);
    const texts = [...read].toSorted(([one], [other]) => one - other).map(([, text]) => text);
    return { texts, mostDrawn };
  }

  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
}
