import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from '../testing/show-status.tsx';
import { statusBarActions } from './status-bar-actions.ts';
import { statusMenuActions } from './status-menu-actions.ts';

async function prepare(post: object = {}, show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  const id = String(body.id);
  const shown = await showStatus(id, { instance, ...show });
  const wasRequested = (path: string) =>
    shown.requested().some((line) => line.endsWith(`/${id}${path}`));
  return { ...shown, jun, id, wasRequested };
}

test('StatusActions: the bar and the menu have all required actions', () => {
  expect(statusBarActions.map(({ id }) => id)).toEqual(['reply', 'quote', 'reblog', 'favourite']);
  const menu = statusMenuActions.map(({ id }) => id);
  const required = [
    'mute-conversation',
    'pin',
    'bookmark',
    'edit',
    'history',
    'redraft',
    'delete',
    'copy-link',
    'source',
    'report',
    'translate',
  ];
  expect(required.filter((id) => !menu.includes(id))).toEqual([]);
  expect(menu[0]).toBe('bookmark');
});

test('StatusMenu: offers the right actions to a visitor, a reader, the author and staff [R-ACT-009 R-ACT-010 R-ACT-015 R-ROLE-002]', async () => {
  const reader = [
    'Bookmark',
    'Copy link',
    'Mute conversation',
    'View source',
    'Mention',
    'Add to list…',
    'Filter posts like this…',
    'Hide repeats',
    'Mute',
    'Mute for a while…',
    'Block',
    'Report',
  ];
  const visitor = await prepare({}, { as: null });
  expect(await visitor.menu()).toEqual(['Copy link']);
  visitor.unmount();
  const mira = await prepare();
  expect(await mira.menu()).toEqual(reader);
  mira.unmount();
  const author = await prepare({}, { as: 'jun' });
  expect(await author.menu()).toEqual([
    'Bookmark',
    'Copy link',
    'Mute conversation',
    'View source',
    'Pin to profile',
    'Edit',
    'Delete and re-draft',
    'Delete',
  ]);
  author.unmount();
  for (const role of ['isAdmin', 'isModerator']) {
    const staff = await prepare();
    const { session } = staff;
    act(() => session.tables.accounts.merge({ id: session.viewerId ?? '', [role]: true }));
    expect(await staff.menu()).toContain('Delete');
    staff.unmount();
  }
});

test.each([
  ['public', true],
  ['unlisted', true],
  ['private', false],
  ['direct', false],
])(
  'pinAction: is offered for the viewer’s own %s status: %s [R-ACT-010]',
  async (visibility, isOffered) => {
    const { menu } = await prepare({ visibility }, { as: 'jun' });
    expect((await menu()).includes('Pin to profile')).toBe(isOffered);
  },
);

test.each([
  ['Pin to profile', 'Unpin from profile', 'pin', 'pinned', 'jun'],
  ['Bookmark', 'Remove bookmark', 'bookmark', 'bookmarked', 'mira'],
  ['Mute conversation', 'Unmute conversation', 'mute', 'muted', 'mira'],
] as const)(
  'StatusMenu: “%s”, and then “%s”, change the menu at once and are sent to the server (%s, %s, by %s) [R-ACT-004 R-ACT-005 R-ACT-006]',
  async (on, off, path, field, as) => {
    const { choose, menu, faults, instance, id, wasRequested, session } = await prepare(
      {},
      { as, card: { variant: 'focused' } },
    );
    const truth = async (): Promise<boolean> =>
      (await (await instance.as(as)).get(`/api/v1/statuses/${id}`)).body[field];
    const pendingResponse = Promise.withResolvers<undefined>();
    faults.of = ({ url }) => (url.endsWith(`/${path}`) ? pendingResponse.promise : undefined);
    await choose(on);
    expect(await truth()).toBe(false);
    expect(await menu()).toContain(off);
    pendingResponse.resolve(undefined);
    await waitFor(async () => expect(await truth()).toBe(true));
    await waitFor(() => expect(session.tables.statusViewers.get(id)?.[field]).toBe(true));
    await choose(off);
    await waitFor(async () => expect(await truth()).toBe(false));
    expect(wasRequested(`/un${path}`)).toBe(true);
    expect(await menu()).toContain(on);
  },
);

test('ActionError: names the failed action, announces each failure and offers a retry', async () => {
  const { choose, faults, user, id, session } = await prepare();
  faults.of = () => 'offline';
  const errorText = 'Failed to connect to server, try again';
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await screen.findByText(errorText);
  const first = screen.getByRole('alert');
  expect(first.textContent).toContain(`“Like” failed: ${errorText}`);
  await choose('Bookmark');
  await screen.findByText('“Bookmark” failed:');
  const [like, second] = screen.getAllByRole('alert');
  expect(like).toBe(first);
  if (!second) throw new Error('both errors stand');
  expect(second.textContent).toContain(`“Bookmark” failed: ${errorText}`);

  await user.click(within(second).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const third = screen.getAllByRole('alert')[1];
  if (!third) throw new Error('both errors stand');
  expect(third).not.toBe(second);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  faults.of = () => undefined;
  await user.click(within(third).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(session.tables.statusViewers.get(id)?.bookmarked).toBe(true));
  expect(screen.getByRole('alert')).toBe(first);
  await user.click(within(first).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(session.tables.statusViewers.get(id)?.favourited).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ActionError: shows a failed menu action on the status, can be dismissed and clears on success [R-STATUS-039]', async () => {
  const { choose, faults, user, menu, id, session } = await prepare();
  faults.of = ({ url }) => (url.endsWith('/bookmark') ? 'offline' : undefined);
  await choose('Bookmark');
  const message = 'Failed to connect to server, try again';
  within(screen.getByRole('article')).getByText(message);
  expect(await menu()).toContain('Bookmark');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(message)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  await choose('Bookmark');
  await screen.findByText(message);
  faults.of = () => undefined;
  await choose('Bookmark');
  await waitFor(() => expect(session.tables.statusViewers.get(id)?.bookmarked).toBe(true));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('pinAction: shows the server’s message when there are too many pinned statuses', async () => {
  const { choose, faults } = await prepare({}, { as: 'jun' });
  const error = 'You have already pinned the maximum number of statuses';
  faults.of = ({ url }) =>
    url.endsWith('/pin') ? Response.json({ error }, { status: 400 }) : undefined;
  await choose('Pin to profile');
  await screen.findByText(`The server says: ${error}`);
});

test('deleteAction: asks for confirmation, marks the status before the response and removes it from lists [R-ACT-008 R-ACT-019]', async () => {
  const { choose, faults, user, session, id, wasRequested, requested, notices } = await prepare(
    {},
    { as: 'jun' },
  );
  await choose('Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(requested().some((line) => line.startsWith('DELETE'))).toBe(false);
  screen.getByText('The heron is back');

  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ method }) => (method === 'DELETE' ? pendingResponse.promise : undefined);
  await choose('Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('This post was deleted');
  expect(screen.queryByText('The heron is back')).toBeNull();
  expect(wasRequested('')).toBe(false);
  act(() => notices.dismiss(notices.store.getState()[0]?.id ?? 0));
  pendingResponse.resolve(undefined);
  await waitFor(() => expect(wasRequested('')).toBe(true));
  await waitFor(() => expect(session.tables.statuses.isWatched(id)).toBe(true));
  await waitFor(() => expect(session.tables.statuses.get(id)?.isDeleted).toBe(true));
});

test('deleteAction: restores the status and shows the error when the server refuses', async () => {
  const { choose, faults, session, notices } = await prepare({}, { as: 'jun' });
  session.preferences.set('modalOnDelete', false);
  faults.of = ({ method }) =>
    method === 'DELETE' ? Response.json({ error: 'no' }, { status: 403 }) : undefined;
  await choose('Delete');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => notices.dismiss(notices.store.getState()[0]?.id ?? 0));
  await screen.findByText('The heron is back');
  await screen.findByText('The server doesn’t allow this. The server says: no');
});

test('copyLinkAction: copies our own URL for a local status, otherwise the URL on its home server [R-ACT-023]', async () => {
  const { choose, id, know, notices } = await prepare();
  await choose('Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`http://instance.test/notice/${id}`),
  );
  expect(notices.store.getState()).toMatchObject([{ messageKey: 'status.link_copied' }]);
  await know(id, { url: 'https://far.example/@jun/1', pleroma: { local: false } });
  await choose('Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('https://far.example/@jun/1'),
  );
});

test('shareAction: is offered only if the browser has a share sheet; closing the sheet shows no error', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { choose, id } = await prepare();
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await choose('Share…');
  expect(share).toHaveBeenLastCalledWith({ url: `http://instance.test/notice/${id}` });
  share.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
  await choose('Share…');
  await screen.findByText('An error occurred, please try again');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test.each([
  ['https://far.example/@jun/1', false, 'https://far.example/@jun/1'],
  ['javascript:alert(1)', false, undefined],
  ['https://far.example/@jun/1', true, undefined],
])('openOriginalAction: for the URL %s, local: %s, links to %s', async (url, local, expected) => {
  const { user } = await prepare({}, { fields: { url, pleroma: { local } } });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  const link = screen.queryByRole('menuitem', { name: 'Open on far.example' });
  expect(link?.getAttribute('href') ?? undefined).toBe(expected);
});

test('copyLinkAction: shows an error on the status when the clipboard refuses', async () => {
  const { choose } = await prepare();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await choose('Copy link');
  await screen.findByText('An error occurred, please try again');
});

test('StatusSource: shows the typed text, and a link to the home server for a remote status', async () => {
  const { choose, faults, user } = await prepare(
    { status: '**heron**', content_type: 'text/markdown' },
    { fields: { url: 'https://far.example/@jun/1', pleroma: { local: false } } },
  );
  faults.of = ({ url }) => (url.endsWith('/source') ? 'offline' : undefined);
  await choose('View source');
  const window = within(await screen.findByRole('dialog', { name: 'Source' }));
  await window.findByText('Error fetching source: Failed to connect to server, try again');
  faults.of = () => undefined;
  await user.click(window.getByRole('button', { name: 'Try again' }));
  await window.findByText('**heron**');
  window.getByText('text/markdown');
  const home = window.getByRole('link', { name: 'Open on far.example' });
  expect(home.getAttribute('href')).toBe('https://far.example/@jun/1');
});

test('StatusMenu: opens by key after a pointer press that ended outside the button', async () => {
  const { user } = await prepare();
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  await screen.findByRole('menu');
  await user.pointer([
    { keys: '[MouseLeft>]', target: button },
    { keys: '[/MouseLeft]', target: document.body },
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
});
