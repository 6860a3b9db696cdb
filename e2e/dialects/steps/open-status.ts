import { expect, type Locator } from '@playwright/test';
import type { Person } from '../../fixtures/person.ts';
import type { GoalContext } from '../goal-test.ts';

/**
 * Opens the page of a status, where it does not move. (After statuses have moved under a resting
 * pointer, clicks are ignored for a second.)
 */
export async function openStatus(
  { page, client }: GoalContext,
  id: string,
  text: string,
): Promise<Locator> {
  await page.goto(`/notice/${id}`);
  const post = client.post(text).first();
  await expect(post).toBeVisible();
  return post;
}

/** Waits until the server has these values of a status. */
export async function expectStatus(
  person: Person,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect.poll(() => person.call('GET', `/api/v1/statuses/${id}`)).toMatchObject(values);
}

/** Waits until the newest status in the home timeline of a person has these values. */
export async function expectNewest(
  person: Person,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect
    .poll(() => person.call('GET', '/api/v1/timelines/home?limit=1'))
    .toMatchObject([values]);
}
