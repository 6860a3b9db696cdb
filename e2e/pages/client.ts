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

  /** Writes and sends from the side panel. */
  async write(text: string): Promise<void> {
    const form = this.page.getByRole('form', { name: 'New post' });
    await form.getByRole('textbox', { name: 'Text' }).fill(text);
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  }

  async reply(to: string, text: string): Promise<void> {
    await this.post(to).getByRole('button', { name: 'Reply' }).click();
    const form = this.page.getByRole('form', { name: /^Reply/ });
    await form.getByRole('textbox', { name: 'Text' }).press('End');
    await form.getByRole('textbox', { name: 'Text' }).pressSequentially(text);
    await form.getByRole('button', { name: 'Reply' }).click();
    await expect(form).toBeHidden();
  }

  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
}
