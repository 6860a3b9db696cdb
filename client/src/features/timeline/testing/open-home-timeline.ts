import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Opens Mira's home timeline, with posts by Jun, whom she follows, and an open stream. */
export async function openHomeTimeline(
  before: readonly string[] = ['The first'],
  options: Pick<RenderAppOptions, 'width'> = {},
) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const post = async (text: string) => (await jun.post('/api/v1/statuses', { status: text })).body;
  for (const text of before) await post(text);
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends', ...options });
  await screen.findByText('The first');
  await waitFor(() => expect(app.sockets.length).toBeGreaterThan(0));
  await act(async () => {
    app.sockets.at(-1)?.emitOpen();
    await app.clock.advance(1_000);
  });
  const arrives = async (text: string): Promise<void> => {
    const status = await post(text);
    await act(async () => app.sockets.at(-1)?.emitEvent('update', status, ['user']));
  };
  /** Closes the stream and posts 30 statuses with `text`, which is more than a page. */
  const misses = (text: string) =>
    act(async () => {
      app.sockets.at(-1)?.emitClose(1006);
      for (let number = 1; number <= 30; number += 1) await post(`${text} ${number}`);
      await app.clock.advance(20_000);
    });
  return { ...app, mira, post, arrives, misses };
}

/** Returns the first words of each post in the feed: "The number 3". */
export const shownStatusTexts = (): (string | undefined)[] =>
  within(screen.getByRole('feed'))
    .getAllByRole('article')
    .map((article) => /The \w+( \d+)?/.exec(article.textContent)?.[0]);

/** Returns the button with the number of queued statuses. */
export const findNewStatusesButton = () => screen.queryByRole('button', { name: /new$/ });
