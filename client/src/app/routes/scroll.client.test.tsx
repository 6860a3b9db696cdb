import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';
import { scrollPageTo } from '../testing/mock-layout.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function renderScrolled() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { displayName: 'Mira' });
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  const rendered = await renderApp({ instance, path: '/main/all' });
  await screen.findByText('The heron is back');
  act(() => scrollTo(800));
  const id = String(body.id);
  const reply = await mira.post('/api/v1/statuses', { status: 'And gone', in_reply_to_id: id });
  return { ...rendered, id, replyId: String(reply.body.id) };
}

/** Scrolls the page and fires a scroll event, as a user does. */
function scrollTo(top: number): void {
  scrollPageTo(top);
  document.dispatchEvent(new Event('scroll'));
}

test('CurrentScreen: scrolls to the top on another path [R-ROUTE-035]', async () => {
  const { go } = await renderScrolled();
  expect(window.scrollY).toBe(800);
  await go('/main/public');
  await heading('Local');
  await waitFor(() => expect(window.scrollY).toBe(0));
});

test('CurrentScreen: restores the scroll position on Back and Forward [R-ROUTE-036]', async () => {
  const { go, router } = await renderScrolled();
  await go('/main/public');
  await heading('Local');
  await waitFor(() => expect(window.scrollY).toBe(0));
  act(() => scrollTo(300));
  act(() => router.history.back());
  await heading('Federated');
  await waitFor(() => expect(window.scrollY).toBe(800));
  act(() => router.history.forward());
  await heading('Local');
  await waitFor(() => expect(window.scrollY).toBe(300));
});

test('CurrentScreen: restores the scroll position on Back after a click on a navigation link [R-ROUTE-036]', async () => {
  const { user, router } = await renderScrolled();
  const [local] = screen.getAllByRole('link', { name: 'Local' });
  if (!local) throw new Error('no way to the local timeline');
  await user.click(local);
  await heading('Local');
  await waitFor(() => expect(window.scrollY).toBe(0));
  act(() => router.history.back());
  await heading('Federated');
  await waitFor(() => expect(window.scrollY).toBe(800));
});

test('NavPanel: scrolls to the top on a click on the entry of the current page [R-SHELL-006]', async () => {
  const { user } = await renderScrolled();
  const [federated] = screen.getAllByRole('link', { name: 'Federated' });
  if (!federated) throw new Error('no way to the federated timeline');
  await user.click(federated);
  await waitFor(() => expect(window.scrollY).toBe(0));
});

test.each([
  ['/users/nobody', 'Profile'],
  ['/nobody', 'Profile'],
])('CurrentScreen: %s keeps the scroll position [R-ROUTE-037]', async (path, name) => {
  const { go, router } = await renderScrolled();
  await go(path);
  await heading(name);
  expect(window.scrollY).toBe(800);
  act(() => scrollTo(500));
  await go('/main/public');
  await heading('Local');
  await waitFor(() => expect(window.scrollY).toBe(0));
  act(() => router.history.back());
  await heading(name);
  await waitFor(() => expect(window.scrollY).toBe(500));
});

test.each(['/users/mira', '/mira'])(
  'ProfileScreen: %s opens at the top, and Back returns to the scroll position [R-ROUTE-037]',
  async (path) => {
    const { go, router } = await renderScrolled();
    await go(path);
    await heading('Mira');
    await waitFor(() => expect(window.scrollY).toBe(0));
    act(() => router.history.back());
    await heading('Federated');
    await waitFor(() => expect(window.scrollY).toBe(800));
  },
);

test('ConversationScreen: scrolls to its status, from wherever it is opened [R-ROUTE-037]', async () => {
  const { go, id, replyId } = await renderScrolled();
  await go(`/notice/${replyId}`);
  await heading('Conversation');
  await screen.findByText('And gone');
  /* The status above has a height of 120 px. */
  await waitFor(() => expect(window.scrollY).toBe(120));
  act(() => scrollTo(800));
  await go(`/notice/${id}`);
  await waitFor(() => expect(window.scrollY).toBe(0));
});

test('ConversationScreen: scrolls to its status when its conversation is cached [R-ROUTE-037]', async () => {
  const { go, replyId } = await renderScrolled();
  await go(`/notice/${replyId}`);
  await waitFor(() => expect(window.scrollY).toBe(120));
  await go('/main/public');
  await waitFor(() => expect(window.scrollY).toBe(0));
  await go(`/notice/${replyId}`);
  await heading('Conversation');
  /* At least the height of the status above; the mocked layout does not determine the exact
     position. */
  await waitFor(() => expect(window.scrollY).toBeGreaterThanOrEqual(120));
});
