import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import type { Watch } from '../fixtures/watch.ts';

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
    await this.composer.getByRole('button', { name: 'Post' }).click();
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

  /** Scrolls on as a reader does until something is in sight. */
  async readOnUntil(sight: Locator): Promise<void> {
    const isInSight = async (): Promise<boolean> => {
      await this.page.mouse.wheel(0, 700);
      return sight.isVisible();
    };
    await expect.poll(isInSight, { intervals: [50], timeout: 20_000 }).toBe(true);
  }

  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
}
