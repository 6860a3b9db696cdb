import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/* Each test starts without the history entry that the settings of the previous one have pushed. */
beforeEach(() => history.replaceState(null, ''));

async function open(path: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  return renderApp({ instance, signedInAs: 'mira', path });
}

type App = Awaited<ReturnType<typeof open>>;

/** A text field, one of its keys, and what the key changes: a text on the page, or the URL. */
interface Field {
  readonly path: string;
  readonly show: (app: App) => Promise<HTMLElement>;
  readonly key: 'Enter' | 'ArrowDown' | 'Escape';
  readonly result: (app: App, field: HTMLElement) => unknown;
}

const openTool = async ({ user }: App, name: string): Promise<void> => {
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await user.click(form.getByRole('button', { name }));
};

const showPoll = async (app: App): Promise<HTMLElement> => {
  await openTool(app, 'Poll');
  const field = await screen.findByRole('textbox', { name: 'Option 2' });
  await app.user.type(field, 'かわせみ');
  return field;
};

const showListForm = async ({ user }: App): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  const field = await screen.findByRole('searchbox', { name: 'Find people to add' });
  await user.type(field, 'jun');
  return field;
};

const showFindBar = async ({ user }: App): Promise<HTMLElement> => {
  await screen.findByText('The heron is back');
  await user.click(screen.getByRole('button', { name: 'Find in this timeline' }));
  const field = await screen.findByRole('searchbox', { name: 'Find in loaded posts' });
  await user.type(field, 'heron');
  await screen.findByText('1 match in 1 post');
  return field;
};

const showNumber = async ({ user }: App): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Writing' }));
  const field = await screen.findByRole('spinbutton', { name: /^Time to undo sending/ });
  await user.clear(field);
  await user.type(field, '90');
  return field;
};

const showSettingsSearch = async ({ user }: App): Promise<HTMLElement> => {
  const field = await screen.findByRole('searchbox', { name: 'Search settings' });
  await screen.findByRole('heading', { name: 'Appearance' });
  await user.type(field, 'hidePostStats');
  await screen.findByRole('button', { name: /Reading › Posts/ });
  return field;
};

const showSearchBox = async ({ user }: App): Promise<HTMLElement> => {
  await screen.findByText('The heron is back');
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(field, 'さぎ');
  return field;
};

const showEmojiSearch = async (app: App): Promise<HTMLElement> => {
  await openTool(app, 'Emoji');
  const field = await screen.findByRole('searchbox', { name: 'Search emoji' });
  await screen.findByRole('button', { name: 'grinning face' });
  await app.user.type(field, 'heron');
  return field;
};

const optionCount = (): number => screen.getAllByRole('textbox', { name: /^Option/ }).length;
const searches = ({ requests }: App): number =>
  requests.filter(({ url }) => url.includes('/search')).length;
const isFocused = (_: App, field: HTMLElement): boolean => document.activeElement === field;

const fields: Readonly<Record<string, Field>> = {
  'poll options': { path: '/main/friends', show: showPoll, key: 'Enter', result: optionCount },
  'the list form': { path: '/lists', show: showListForm, key: 'Enter', result: searches },
  'the find bar': {
    path: '/main/public',
    show: showFindBar,
    key: 'Enter',
    result: () => screen.queryByText('1 of 1') !== null,
  },
  'the find bar, Escape': {
    path: '/main/public',
    show: showFindBar,
    key: 'Escape',
    result: (_, field) => field.isConnected,
  },
  'number settings': {
    path: '/settings',
    show: showNumber,
    key: 'Enter',
    result: ({ current }) => current.store.getState().preferences.get('postHold'),
  },
  'the settings search': {
    path: '/settings',
    show: showSettingsSearch,
    key: 'Enter',
    result: () => screen.queryByRole('heading', { name: 'Reading' }) !== null,
  },
  'the settings search, ArrowDown': {
    path: '/settings',
    show: showSettingsSearch,
    key: 'ArrowDown',
    result: isFocused,
  },
  'the search box, ArrowDown': {
    path: '/main/public',
    show: showSearchBox,
    key: 'ArrowDown',
    result: isFocused,
  },
  'the search box, Escape': {
    path: '/main/public',
    show: showSearchBox,
    key: 'Escape',
    result: (_, field) => field.getAttribute('value'),
  },
  'the emoji search': {
    path: '/main/friends',
    show: showEmojiSearch,
    key: 'ArrowDown',
    result: isFocused,
  },
};

test.each(Object.entries(fields))(
  'isInputMethodKey: in %s, keys that end a composition do nothing [R-COMP-054]',
  async (_, { path, show, key, result }) => {
    const app = await open(path);
    const field = await show(app);
    const before = result(app, field);
    const isHandled = (event: object): boolean => !fireEvent.keyDown(field, { key, ...event });
    // During input by an input method, Safari sends the key code 229, Chrome and Firefox
    // `isComposing`.
    expect(isHandled({ keyCode: 229 })).toBe(false);
    expect(isHandled({ isComposing: true })).toBe(false);
    expect(result(app, field)).toEqual(before);
    fireEvent.keyDown(field, { key });
    await waitFor(() => expect(result(app, field)).not.toEqual(before));
  },
);
