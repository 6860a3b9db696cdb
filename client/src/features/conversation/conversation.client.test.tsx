import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import {
  createConversation,
  advancedTreePreferences,
  focusedStatusId,
  findCollapseButton,
  openConversation,
  visibleStatusTexts,
  treeViewPreferences,
} from './testing/create-conversation.ts';

const focusedBranches = (): HTMLElement[] =>
  screen.getAllByRole('button', { name: 'Show only this branch' });

describe('Conversation', () => {
  test('shows ancestors above and replies below, oldest first [R-CONV-001] [R-CONV-004]', async () => {
    await openConversation(await createConversation(), 'two');
    await screen.findByText('words of four!');
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Conversation' })).toBeTruthy();
  });

  test('shows every branch for the first status', async () => {
    await openConversation(await createConversation(), 'root');
    await screen.findByText('words of four!');
    expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']);
  });

  test('lists the replies of each status [R-STATUS-010]', async () => {
    const { user } = await openConversation(await createConversation(), 'root');
    await screen.findByText('words of four!');
    const [root, ...others] = screen.getAllByRole('article');
    await user.click(await within(root ?? document.body).findByRole('button', { name: /repl/ }));
    expect(within(root ?? document.body).getByText(/^Replies:/)).toBeTruthy();
    await waitFor(() =>
      expect(others.some((one) => within(one).queryByText(/^Replies:/))).toBe(true),
    );
  });

  test('shows the original status once when the id of a reblog is opened [R-CONV-010]', async () => {
    const conversation = await createConversation();
    const repeat = await conversation.jun.post(
      `/api/v1/statuses/${conversation.ids['one']}/reblog`,
    );
    conversation.ids['repeat'] = repeat.body.id;
    await openConversation(conversation, 'repeat');
    await screen.findByText('words of root!');
    expect(visibleStatusTexts().filter((name) => name === 'one')).toHaveLength(1);
    expect(screen.queryByText('repeated')).toBeNull();
  });

  test('explains a missing parent status', async () => {
    const conversation = await createConversation();
    await conversation.jun.delete(`/api/v1/statuses/${conversation.ids['two']}`);
    await openConversation(conversation, 'three');
    await screen.findByText('words of four!');
    await screen.findByText(/The original post isn’t available/);
  });
});

test('AuthorFollowButton: follows the author of the main status', async () => {
  const conversation = await createConversation();
  const { user } = await openConversation(conversation, 'root');
  const card = (await screen.findByText('words of root!')).closest('article');
  if (!card) throw new Error('the main status has a card');
  await user.click(await within(card).findByRole('button', { name: /^Follow/ }));
  await within(card).findByText('Following');
});

test('AuthorFollowButton: is not shown on the viewer’s own status', async () => {
  const conversation = await createConversation();
  await openConversation(conversation, 'one');
  const card = (await screen.findByText('words of one!')).closest('article');
  if (!card) throw new Error('the main status has a card');
  await within(card).findByText('Reply to @mira…');
  expect(within(card).queryByRole('button', { name: /^Follow/ })).toBeNull();
});

describe('Conversation tree', () => {
  test('indents replies and collapses deep ones [R-CONV-005] [R-CONV-009]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', {
      ...advancedTreePreferences,
      maxDepthInThread: 3,
    });
    await screen.findByText('words of two!');
    await waitFor(() => expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other']));
    await user.click(screen.getByRole('button', { name: '2 more replies' }));
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'four', 'other']),
    );
  });

  test('keeps collapsed replies collapsed when their branch is hidden and shown again [R-CONV-015]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', {
      ...advancedTreePreferences,
      maxDepthInThread: 3,
    });
    await screen.findByRole('button', { name: '2 more replies' });
    await user.click(await findCollapseButton('one'));
    await waitFor(() => expect(visibleStatusTexts()).toEqual(['root', 'one', 'other']));
    const [show] = screen.getAllByRole('button', { name: 'Show replies' });
    if (show) await user.click(show);
    await waitFor(() => expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other']));
  });

  test('hides and shows a branch from the header of its status [R-CONV-015] [R-STATUS-005]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', advancedTreePreferences);
    await user.click(await findCollapseButton('root'));
    await waitFor(() => expect(visibleStatusTexts()).toEqual(['root']));
    await user.click(screen.getByRole('button', { name: 'Show replies' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
  });

  test('hides a branch by a click on its lane, the line left of its replies [R-CONV-015]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', advancedTreePreferences);
    const card = (await screen.findByText('words of four!')).closest('article');
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
    const lanes = [...(card?.parentElement?.children ?? [])].filter(
      (child) => child instanceof HTMLButtonElement,
    );
    /* Lanes are the vertical lines between a status and its later replies. Here only "three" has
       one, which ends at "four". */
    expect(lanes).toHaveLength(1);
    for (const lane of lanes) await user.click(lane);
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'other']),
    );
    await user.click(screen.getByRole('button', { name: '1 more reply' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
  });

  test('focuses a branch, returns from it and expands all branches [R-CONV-006] [R-CONV-007] [R-CONV-008]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', advancedTreePreferences);
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
    const [, intoOne] = focusedBranches();
    if (intoOne) await user.click(intoOne);
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'four']),
    );
    const [, intoTwo] = focusedBranches();
    if (intoTwo) await user.click(intoTwo);
    await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['two']));
    await user.click(screen.getByRole('button', { name: 'Back to the previous branch' }));
    await waitFor(() => expect(screen.queryByText('Back to the previous branch')).toBeNull());
    expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'four']);
    await user.click(screen.getByRole('button', { name: 'Show full conversation' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Show full conversation' })).toBeNull();
    const [, again] = focusedBranches();
    if (again) await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Show full conversation' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
  });

  test('starts with the branch of the opened status, and focuses a branch by its link in the simple view [R-CONV-017]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'one', treeViewPreferences);
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'four']),
    );
    expect(screen.queryByRole('button', { name: 'Hide replies' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See 1 other reply' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
  });

  test('restores expanded, hidden and focused branches and the focused card on Back [R-CONV-001]', async () => {
    const conversation = await createConversation();
    const app = await openConversation(conversation, 'one', treeViewPreferences);
    await app.user.click(await screen.findByRole('button', { name: 'See 1 other reply' }));
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
    const links = within(
      screen.getByText('words of other!').closest('article') ?? document.body,
    ).getAllByRole('link');
    const time = links.find((link) => link.querySelector('time'));
    if (time) await app.user.click(time);
    await waitFor(() => expect(app.place()).toBe(`/notice/${conversation.ids['other']}`));
    await screen.findByRole('button', { name: /See/ });
    act(() => app.router.history.back());
    await waitFor(() => expect(visibleStatusTexts()).toHaveLength(6));
    expect(app.place()).toBe(`/notice/${conversation.ids['one']}`);
    await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['other']));
  });

  test('fades ancestors and shows the links to other replies inside if the preference is set [R-CONV-017]', async () => {
    const conversation = await createConversation();
    await openConversation(conversation, 'one', {
      ...treeViewPreferences,
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

describe('Conversation in a timeline', () => {
  test('expands at its status, and collapses to the previous state [R-CONV-002] [R-CONV-003] [R-STATUS-004]', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root', advancedTreePreferences, {
      path: '/main/public',
    });
    await screen.findByText('words of four!');
    const [expand] = screen.getAllByRole('button', { name: 'Show conversation here' });
    if (expand) await user.click(expand);
    const section = await screen.findByRole('region', { name: 'Conversation' });
    await within(section).findByText('words of root!');
    const [hide] = within(section).getAllByRole('button', { name: 'Hide replies' });
    if (hide) await user.click(hide);
    const [close] = within(section).getAllByRole('button', { name: 'Hide conversation' });
    if (close) await user.click(close);
    expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();

    const [again] = screen.getAllByRole('button', { name: 'Show conversation here' });
    if (again) await user.click(again);
    const reopened = await screen.findByRole('region', { name: 'Conversation' });
    await within(reopened).findByText('words of root!');
    expect(within(reopened).queryByRole('button', { name: 'Show replies' })).toBeNull();
  });
});

describe('Conversation that fails to load', () => {
  test('asks visitors to sign in [R-CONV-012] [R-ROLE-009]', async () => {
    const conversation = await createConversation();
    const secret = await conversation.jun.post('/api/v1/statuses', {
      status: 'x',
      visibility: 'private',
    });
    conversation.ids['secret'] = secret.body.id;
    await renderApp({
      instance: conversation.instance,
      path: `/notice/${conversation.ids['secret']}`,
    });
    const text = await screen.findByText(/^Please log in to view this status\. The server says: /);
    expect(within(text).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  test('shows members the error with a retry [R-CONV-013] [R-CONV-014]', async () => {
    const conversation = await createConversation();
    const { faults, user, go } = await openConversation(
      conversation,
      'two',
      {},
      { path: '/about' },
    );
    faults.of = ({ url }) => (url.includes('/context') ? 'offline' : undefined);
    await go(`/notice/${conversation.ids['two']}`);
    await waitFor(() => expect(visibleStatusTexts()).toEqual(['two']));
    await screen.findByText('Error fetching conversation: Failed to connect to server, try again');
    await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['two']));
    faults.of = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('words of root!');
    await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['two']));
    expect(
      screen.queryByText('Error fetching conversation: Failed to connect to server, try again'),
    ).toBeNull();
  });
});
