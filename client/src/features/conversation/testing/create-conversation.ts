import { screen, within } from '@testing-library/react';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestClient,
} from '@rookery/instance/testing/start-test-instance.ts';
import type { PartialPreferences } from '#session/preferences/preferences.ts';

/**
 * Creates a conversation: root ─ one ─ two ─ three ─ four; root ─ other. Its statuses are posted in
 * this order, so that their ids ascend.
 */
export async function createConversation() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const ids: Record<string, string> = {};
  const post = async (client: TestClient, name: string, to?: string): Promise<void> => {
    const response = await client.post('/api/v1/statuses', {
      status: `words of ${name}!`,
      ...(to === undefined ? {} : { in_reply_to_id: ids[to] }),
    });
    ids[name] = response.body.id;
  };
  await post(jun, 'root');
  await post(mira, 'one', 'root');
  await post(jun, 'two', 'one');
  await post(mira, 'other', 'root');
  await post(jun, 'three', 'two');
  await post(mira, 'four', 'three');
  return { instance, jun, mira, ids, say: post };
}

/** Result of `createConversation`. */
export type TestConversation = Awaited<ReturnType<typeof createConversation>>;

/** Renders the client at a status of the conversation, by name. */
export async function openConversation(
  conversation: TestConversation,
  name: string,
  preferences: PartialPreferences = {},
  options: Partial<RenderAppOptions> = {},
) {
  const app = await renderApp({
    instance: conversation.instance,
    signedInAs: 'mira',
    path: `/notice/${conversation.ids[name]}`,
    ...options,
  });
  const session = app.current.store.getState();
  for (const [key, value] of Object.entries(preferences)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of PartialPreferences are keys of preferences
    session.preferences.set(key as keyof PartialPreferences, value);
  }
  return app;
}

/**
 * Returns the statuses of the conversation from top to bottom, without those in the notifications
 * column.
 */
export function visibleStatusTexts(): string[] {
  return within(screen.getByRole('main'))
    .getAllByRole('article')
    .filter((article) => article.dataset['status'] !== undefined)
    .map((article) => /words of (\w+)!/.exec(article.textContent)?.[1] ?? 'something else');
}

/** Returns the id of the status whose card has the focus. */
export const focusedStatusId = (): string | null | undefined =>
  document.activeElement?.getAttribute('data-status');

/** Preferences for the simple tree view. */
export const treeViewPreferences: PartialPreferences = { conversationDisplay: 'tree' };

/** Preferences for the tree view with all tools. */
export const advancedTreePreferences: PartialPreferences = {
  ...treeViewPreferences,
  conversationTreeAdvanced: true,
};

/**
 * Resolves to the button that collapses the replies of a status. Waits, since rows of a conversation
 * mount in several passes and in any order.
 */
export async function findCollapseButton(name: string): Promise<HTMLElement> {
  const main = within(screen.getByRole('main'));
  const card = (await main.findByText(`words of ${name}!`)).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card).findByRole('button', { name: 'Hide replies' });
}
