import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance, type TestClient } from '#instance/testing/start-test-instance.ts';
import type { SomePreferences } from '#session/preferences/all.ts';

/** A talk: root ─ one ─ two ─ three ─ four; root ─ other. Posted in this order, so that ids are too. */
async function aTalk() {
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

type Talk = Awaited<ReturnType<typeof aTalk>>;

async function openTalk(
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

/** What is read, from top to bottom. */
function told(): string[] {
  return screen
    .getAllByRole('article')
    .filter((article) => article.dataset['status'] !== undefined)
    .map((article) => /words of (\w+)!/.exec(article.textContent)?.[1] ?? 'something else');
}

const newCount = (): string | null => screen.getByRole('button', { name: /new repl/ }).textContent;

const dives = (): HTMLElement[] => screen.getAllByRole('button', { name: 'Show only this branch' });

const tree: SomePreferences = { conversationDisplay: 'tree' };
const advanced: SomePreferences = { ...tree, conversationTreeAdvanced: true };

describe('a conversation', () => {
  test('shows what a status answers above it and what answers it below, oldest first [R-CONV-001] [R-CONV-004]', async () => {
    await openTalk(await aTalk(), 'two');
    await screen.findByText('words of four!');
    await waitFor(() => expect(told()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']));
    expect(screen.getByRole('heading', { level: 1, name: 'Conversation' })).toBeTruthy();
  });

  test('of the first status holds every branch', async () => {
    await openTalk(await aTalk(), 'root');
    await screen.findByText('words of four!');
    expect(told()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']);
  });

  test('names the answers of each status [R-STATUS-010]', async () => {
    await openTalk(await aTalk(), 'root');
    await screen.findByText('words of four!');
    const [root] = screen.getAllByRole('article');
    expect(within(root ?? document.body).getByText('Replies:')).toBeTruthy();
  });

  test('opened by a repeat shows the original, once [R-CONV-010]', async () => {
    const talk = await aTalk();
    const repeat = await talk.jun.post(`/api/v1/statuses/${talk.ids['one']}/reblog`);
    talk.ids['repeat'] = repeat.body.id;
    await openTalk(talk, 'repeat');
    await screen.findByText('words of root!');
    expect(told().filter((name) => name === 'one')).toHaveLength(1);
    expect(screen.queryByText('repeated')).toBeNull();
  });

  test('takes in a new answer while it is read, and marks it', async () => {
    const talk = await aTalk();
    const { current, user } = await openTalk(talk, 'two');
    await screen.findByText('words of four!');
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
    await talk.say(talk.jun, 'late', 'two');
    await current.store.getState().threads.load(talk.ids['two'] ?? '');
    await screen.findByText('words of late!');
    expect(screen.getAllByText('New')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '1 new reply' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('words of late!'));
  });

  test('counts of new answers those that are there and have not been gone to', async () => {
    const talk = await aTalk();
    const { current, user } = await openTalk(talk, 'two');
    await screen.findByText('words of four!');
    for (const name of ['early', 'late', 'last']) await talk.say(talk.jun, name, 'two');
    const session = current.store.getState();
    await session.threads.load(talk.ids['two'] ?? '');
    await waitFor(() => expect(newCount()).toBe('3 new replies'));
    await user.click(screen.getByRole('button', { name: '3 new replies' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('words of early!'));
    expect(newCount()).toBe('2 new replies');
    act(() => session.tables.statuses.merge({ id: talk.ids['late'] ?? '', isDeleted: true }));
    expect(newCount()).toBe('1 new reply');
    await user.click(screen.getByRole('button', { name: '1 new reply' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('words of last!'));
    expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  });

  test('explains that what a status answers is not there', async () => {
    const talk = await aTalk();
    await talk.jun.delete(`/api/v1/statuses/${talk.ids['two']}`);
    await openTalk(talk, 'three');
    await screen.findByText('words of four!');
    await screen.findByText(/The post that this answers is not here/);
  });
});

describe('a tree', () => {
  test('indents what is answered, and folds what lies deep [R-CONV-005] [R-CONV-009]', async () => {
    const talk = await aTalk();
    const { user } = await openTalk(talk, 'root', { ...advanced, maxDepthInThread: 3 });
    await screen.findByText('words of two!');
    await waitFor(() => expect(told()).toEqual(['root', 'one', 'two', 'other']));
    await user.click(screen.getByRole('button', { name: '2 more replies' }));
    await waitFor(() => expect(told()).toEqual(['root', 'one', 'two', 'three', 'other']));
  });

  test('hides and shows a branch from the head of its status [R-CONV-015] [R-STATUS-005]', async () => {
    const talk = await aTalk();
    const { user } = await openTalk(talk, 'root', advanced);
    const [hide] = await screen.findAllByRole('button', { name: 'Hide the replies' });
    if (hide) await user.click(hide);
    await waitFor(() => expect(told()).toEqual(['root']));
    await user.click(screen.getByRole('button', { name: 'Show the replies' }));
    await waitFor(() => expect(told()).toHaveLength(6));
  });

  test('can be dived into, left again, and shown whole at once [R-CONV-006] [R-CONV-007] [R-CONV-008]', async () => {
    const talk = await aTalk();
    const { user } = await openTalk(talk, 'root', advanced);
    await waitFor(() => expect(told()).toHaveLength(6));
    const [, intoOne] = dives();
    if (intoOne) await user.click(intoOne);
    await waitFor(() => expect(told()).toEqual(['root', 'one', 'two', 'three', 'four']));
    const [, intoTwo] = dives();
    if (intoTwo) await user.click(intoTwo);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('words of two!'));
    await user.click(screen.getByRole('button', { name: 'Leave this branch' }));
    await waitFor(() => expect(screen.queryByText('Leave this branch')).toBeNull());
    expect(told()).toEqual(['root', 'one', 'two', 'three', 'four']);
    await user.click(screen.getByRole('button', { name: 'Show the whole conversation' }));
    await waitFor(() => expect(told()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Show the whole conversation' })).toBeNull();
    const [, again] = dives();
    if (again) await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Show the whole conversation' }));
    await waitFor(() => expect(told()).toHaveLength(6));
  });

  test('in its plain form begins with the branch one came for, and dives by its lines [R-CONV-017]', async () => {
    const talk = await aTalk();
    const { user } = await openTalk(talk, 'one', tree);
    await waitFor(() => expect(told()).toEqual(['root', 'one', 'two', 'three', 'four']));
    expect(screen.queryByRole('button', { name: 'Hide the replies' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See 1 other reply' }));
    await waitFor(() => expect(told()).toHaveLength(6));
  });

  test('fades what stands above, and puts the way to other answers inside, by preference [R-CONV-017]', async () => {
    const talk = await aTalk();
    await openTalk(talk, 'one', {
      ...tree,
      conversationTreeFadeAncestors: true,
      conversationOtherRepliesButton: 'inside',
    });
    const others = await screen.findByRole('button', { name: 'See 1 other reply' });
    await waitFor(() => expect(others.closest('[class*=inside]')).not.toBeNull());
    await screen.findByText('words of root!');
    const [root, , one] = screen.getAllByRole('article');
    expect(root?.closest('[class*=faded]')).not.toBeNull();
    expect(one?.closest('[class*=faded]')).toBeNull();
  });
});

describe('a conversation in a timeline', () => {
  test('opens where its status stands, and closes again as it was [R-CONV-002] [R-CONV-003] [R-STATUS-004]', async () => {
    const talk = await aTalk();
    const { user } = await openTalk(talk, 'root', advanced, { path: '/main/public' });
    await screen.findByText('words of four!');
    const [expand] = screen.getAllByRole('button', { name: 'Show the conversation here' });
    if (expand) await user.click(expand);
    const section = await screen.findByRole('region', { name: 'Conversation' });
    await within(section).findByText('words of root!');
    const [hide] = within(section).getAllByRole('button', { name: 'Hide the replies' });
    if (hide) await user.click(hide);
    await user.click(within(section).getByRole('button', { name: 'Close the conversation' }));
    expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();

    const [again] = screen.getAllByRole('button', { name: 'Show the conversation here' });
    if (again) await user.click(again);
    const reopened = await screen.findByRole('region', { name: 'Conversation' });
    await within(reopened).findByText('words of root!');
    expect(within(reopened).queryByRole('button', { name: 'Show the replies' })).toBeNull();
  });
});

describe('a conversation that cannot be had', () => {
  test('asks a visitor to sign in [R-CONV-012] [R-ROLE-009]', async () => {
    const talk = await aTalk();
    const secret = await talk.jun.post('/api/v1/statuses', { status: 'x', visibility: 'private' });
    talk.ids['secret'] = secret.body.id;
    await renderApp({ instance: talk.instance, path: `/notice/${talk.ids['secret']}` });
    await screen.findByText('Please log in to view this status.');
  });

  test('tells a member what went wrong, and can be tried again [R-CONV-013] [R-CONV-014]', async () => {
    const talk = await aTalk();
    const { faults, user, router } = await openTalk(talk, 'two', {}, { path: '/about' });
    faults.of = ({ url }) => (url.includes('/context') ? 'offline' : undefined);
    await act(() => router.navigate({ href: `/notice/${talk.ids['two']}` }));
    await waitFor(() => expect(told()).toEqual(['two']));
    await screen.findByText('Error fetching conversation: Failed to connect to server, try again');
    faults.of = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('words of root!');
    expect(
      screen.queryByText('Error fetching conversation: Failed to connect to server, try again'),
    ).toBeNull();
  });
});
