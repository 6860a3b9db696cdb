import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import type { Fault } from '#session/testing/test-environment.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const json = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });

const isTagRequest = ({ method, url }: Request): boolean =>
  method === 'GET' && url.endsWith('/tags/heron');

const unreadable = 'The server sent an invalid response';

test.each<readonly [string, () => Fault, string]>([
  ['500', () => new Response('', { status: 500 }), 'The server had a problem, try again'],
  ['429', () => new Response('', { status: 429 }), 'You are rate limited'],
  ['broken JSON', () => json('{"name":"her'), unreadable],
  ['a response without the field', () => json('{"name":"heron"}'), unreadable],
  ['no connection', () => 'offline', 'Failed to connect to server, try again'],
])(
  'FollowTagButton: shows an unknown state for %s and can be retried [R-TL-005]',
  async (_, fault, reason) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    await mira.post('/api/v1/statuses', { status: 'One #heron' });
    await mira.post('/api/v1/tags/heron/follow');
    const app = await renderAppAtAbout({ instance });
    app.faults.of = (request) => (isTagRequest(request) ? fault() : undefined);
    await app.goTo('/tag/heron');
    await act(() => app.clock.advance(1_500));
    const again = await screen.findByRole('button', {
      name: 'Couldn’t load follow status. Try again',
    });
    expect(again.title).toBe(reason);
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();

    app.faults.of = () => undefined;
    await app.user.click(again);
    const unfollow = await screen.findByRole('button', { name: 'Unfollow' });
    expect(document.activeElement).toBe(unfollow);
    expect(unfollow.title).toBe('');
  },
);

test.each(['nosuchtag', '鳥', 'Überhaupt'])(
  'FollowTagButton: is hidden for #%s, which the server does not know [R-TL-005]',
  async (tag) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const app = await renderAppAtAbout({ instance });
    await app.goTo(`/tag/${encodeURIComponent(tag)}`);
    await screen.findByText('No posts');
    await waitFor(() =>
      expect(app.requests.some(({ url }) => url.includes('/api/v1/tags/'))).toBe(true),
    );
    await act(() => app.clock.advance(1_500));
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();

    await mira.post('/api/v1/statuses', { status: `One #${tag}` });
    await act(() => app.clock.advance(20_000));
    await screen.findByRole('button', { name: 'Follow' });
  },
);
