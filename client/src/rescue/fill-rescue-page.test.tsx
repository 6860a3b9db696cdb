import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillRescuePage } from './fill-rescue-page.ts';

const html = readFileSync('client/public/static/rescue.html', 'utf8');

const oauth = JSON.stringify({ version: 1, value: { member: { accountId: 'ada' } } });

/** Loads the rescue page into the window of the test. */
function open(items: Readonly<Record<string, string>> = {}) {
  // oxlint-disable-next-line no-restricted-globals -- our own static page
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...document.importNode(body, true).childNodes);
  for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  const assign = vi.fn<(path: string) => void>();
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  const view = new Proxy(window, {
    get(target, name) {
      if (name === 'location') return { assign };
      if (name === 'fetch') return fetched;
      if (name === 'caches') return caches;
      if (name === 'indexedDB') return { deleteDatabase: (one: string) => removed.push(one) };
      return Reflect.get(target, name, target);
    },
    has: (target, name) => name === 'caches' || name in target,
  });
  const removed: string[] = [];
  const caches = {
    keys: () => Promise.resolve(['rookery-files-1', 'rookery-page']),
    delete: (name: string) => Promise.resolve(removed.push(name) > 0),
  };
  fillRescuePage(view);
  return { assign, fetched, removed };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const drafts = JSON.stringify({
  version: 1,
  value: {
    'ada/status': { text: 'The heron' },
    'ada/reply:1': { text: 'Two' },
    'bela/status': { text: 'A secret' },
  },
});

test('fillRescuePage: shows only the drafts of the signed-in account [R-STORE-008]', async () => {
  open({ drafts, oauth });
  const user = userEvent.setup();
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual([
    'The heron',
    'Two',
  ]);
  expect(screen.getByText('No drafts').hidden).toBe(true);
  const [first] = screen.getAllByRole('button', { name: 'Copy' });
  if (first) await user.click(first);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('The heron'));
  expect(screen.getAllByText('Copied')[0]?.hidden).toBe(false);
});

test.each([
  ['nobody', ''],
  ['an account that cannot be read', '{"version":1,"value":'],
])('fillRescuePage: shows no drafts if %s is signed in [R-STORE-008]', (_, member) => {
  open({ drafts, outbox: drafts, 'drafts.quarantine': drafts.slice(3), oauth: member });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(document.body.innerText ?? document.body.textContent).not.toMatch(/heron|secret/);
  expect(screen.getByText(/^You’re logged out/).hidden).toBe(false);
  expect(screen.getByText('No drafts').hidden).toBe(true);
});

test('fillRescuePage: shows a sentence if there are no drafts', () => {
  open({ oauth });
  expect(screen.getByText('No drafts').hidden).toBe(false);
});

test('fillRescuePage: the button deletes cached files and opens the client', async () => {
  const { assign, removed } = open({ failedStart: '1', oauth: 'kept' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear cached files and try again' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(removed).toEqual(['rookery-files-1', 'rookery-page', 'rookery-pages']);
  expect(localStorage.getItem('failedStart')).toBeNull();
  expect(localStorage.getItem('oauth')).toBe('kept');
});

test('fillRescuePage: the button deletes nothing if the server is unreachable, and a sentence says why', async () => {
  const { fetched, removed, assign } = open();
  fetched.mockRejectedValue(new TypeError('no network'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear cached files and try again' }));
  await waitFor(() => expect(screen.getByText(/can’t be reached/).hidden).toBe(false));
  expect(removed).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

test('fillRescuePage: shows the messages that the client has stored, and its English text if they are unreadable', () => {
  const messages = { heading: 'Rookery konnte nicht starten', copy: 'Kopieren' };
  open({ rescueMessages: JSON.stringify({ language: 'de', direction: 'ltr', messages }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Rookery konnte nicht starten',
  );
  expect(document.documentElement.lang).toBe('de');
  open({ rescueMessages: '{"language":7}' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rookery couldn’t start');
});
