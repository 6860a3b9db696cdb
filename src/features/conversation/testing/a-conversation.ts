import { screen, within } from '@testing-library/react';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance, type TestClient } from '#instance/testing/start-test-instance.ts';
import type { SomePreferences } from '#session/preferences/all.ts';

/** A talk: root ─ one ─ two ─ three ─ four; root ─ other. Posted in this order, so that ids are too. */
export async function aConversation() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const ids: Record<string, string> = {};
  const say = async (who: TestClient, name: string, to?: string): Promise<void> => {
    const answer = await who.post('/api/v1/statuses', {
      status: `words of ${name}!`,
      ...(to === undefined ? {} : { in_reply_to_id: ids[to] }),
    });
    ids[name] = answer.body.id;
  };
  await say(jun, 'root');
  await say(mira, 'one', 'root');
  await say(jun, 'two', 'one');
  await say(mira, 'other', 'root');
  await say(jun, 'three', 'two');
  await say(mira, 'four', 'three');
  return { instance, jun, mira, ids, say };
}

/** What `aConversation` gives. */
export type Talk = Awaited<ReturnType<typeof aConversation>>;

/** The client at a status of a talk, by its name. */
export async function openConversation(
  talk: Talk,
  name: string,
  preferences: SomePreferences = {},
  options: Partial<AppOptions> = {},
) {
  const app = await renderApp({
    instance: talk.instance,
    signedInAs: 'mira',
    path: `/notice/${talk.ids[name]}`,
    ...options,
  });
  const session = app.current.store.getState();
  for (const [key, value] of Object.entries(preferences)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of SomePreferences are keys of preferences
    session.preferences.set(key as keyof SomePreferences, value);
  }
  return app;
}

/** The statuses of the conversation, from top to bottom; the notifications column shows cards as well. */
export function told(): string[] {
  return within(screen.getByRole('main'))
    .getAllByRole('article')
    .filter((article) => article.dataset['status'] !== undefined)
    .map((article) => /words of (\w+)!/.exec(article.textContent)?.[1] ?? 'something else');
}

/** The status that has the focus itself. */
export const focusedId = (): string | null | undefined =>
  document.activeElement?.getAttribute('data-status');

/** A tree in its plain form. */
export const tree: SomePreferences = { conversationDisplay: 'tree' };

/** A tree with all its tools. */
export const advanced: SomePreferences = { ...tree, conversationTreeAdvanced: true };

/** The button that hides what answers a status; lines are drawn by turns, and not from the top. */
export async function hiding(name: string): Promise<HTMLElement> {
  const main = within(screen.getByRole('main'));
  const card = (await main.findByText(`words of ${name}!`)).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card).findByRole('button', { name: 'Hide the replies' });
}
