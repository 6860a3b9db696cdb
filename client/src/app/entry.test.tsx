import { screen, waitFor } from '@testing-library/react';
import type * as ReactDomClient from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  startTestInstance,
  testOrigin,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';
import { createLocalArea } from '#lib/storage/local-area.ts';
import { createPreferenceStore } from '#session/preferences/preference-store.ts';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';
import { mockPlatform } from '#ui/testing/mock-platform.ts';
import { nodeRequest } from '#session/testing/node-request.ts';
import { mockLayout } from './testing/mock-layout.ts';

const roots = vi.hoisted((): { unmount(): void }[] => []);

/*
 * Records React roots, which are unmounted after each test, so that the client of one test does not
 * render during the next.
 */
vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof ReactDomClient>();
  return {
    ...original,
    createRoot(...args: Parameters<typeof original.createRoot>) {
      const root = original.createRoot(...args);
      roots.push(root);
      return root;
    },
  };
});

class SilentSocket extends EventTarget {
  readonly close = vi.fn();
  readonly send = vi.fn();
}

let instance: TestInstance;
/** The pages of the running test. */
const openPages: { isClosed: boolean }[] = [];
/** Called before each request is sent. */
let beforeRequest: (path: string) => Promise<void>;
/** Changes of the page in order: its theme and its content. */
let steps: string[];
let observer: MutationObserver;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty' });
  beforeRequest = () => Promise.resolve();
  mockPlatform();
  mockLayout(1440);
  vi.stubGlobal('WebSocket', SilentSocket);
  const page = { isClosed: false };
  openPages.push(page);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, search } = new URL(address);
    await beforeRequest(pathname);
    const response = await instance.fetch(nodeRequest(`${testOrigin}${pathname}${search}`, init));
    /* Requests that the page of an earlier test sends seconds later get no response. */
    return page.isClosed ? new Promise<Response>(() => undefined) : response;
  });
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  const root = document.createElement('div');
  root.id = 'app';
  document.body.replaceChildren(root);
  steps = [];
  observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const isDrawing = target instanceof Node && root.contains(target);
      const step = isDrawing ? 'drawn' : `theme ${document.documentElement.dataset['theme']}`;
      if (steps.at(-1) !== step) steps.push(step);
    }
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  observer.observe(root, { childList: true, subtree: true });
});

afterEach(async () => {
  observer.disconnect();
  for (const root of roots.splice(0)) root.unmount();
  for (const page of openPages.splice(0)) page.isClosed = true;
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await instance.close();
});

/** Opens the page at a path by running the client's first module, like a browser. */
async function openPage(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.resetModules();
  await import('./entry.ts');
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('entry: applies the theme of the device before the first render [R-LOOK-001 R-START-002]', async () => {
  await openPage('/main/all');
  await heading('Federated');
  expect(steps).toEqual(['theme dark', 'drawn']);
});

test('entry: applies the chosen theme before the first render [R-START-002]', async () => {
  const preferences = createPreferenceStore({ accountId: undefined, area: createLocalArea() });
  preferences.set('theme', 'light');
  preferences.close();
  await openPage('/main/all');
  await heading('Federated');
  expect(steps).toEqual(['theme light', 'drawn']);
});

test('entry: renders the interface once configuration, theme and session are loaded [R-START-006]', async () => {
  const frontends = { pleroma_fe: { redirectRootLogin: '/announcements' } };
  instance = await startTestInstance({ world: 'empty', config: { frontends } });
  const mira = await instance.as('mira');
  createSignInStorage(createLocalArea()).oauth.write({
    member: { accessToken: mira.token ?? '', accountId: mira.account?.id ?? '' },
  });
  const configLoaded = Promise.withResolvers<void>();
  beforeRequest = (path) =>
    path === '/api/pleroma/frontend_configurations' ? configLoaded.promise : Promise.resolve();
  document.documentElement.lang = '';
  await openPage('/');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(steps).toEqual(['theme dark']);
  steps.push('configured');
  configLoaded.resolve();
  await heading('Announcements');
  expect(steps.filter((step) => !step.startsWith('theme'))).toEqual(['configured', 'drawn']);
  expect(window.location.pathname).toBe('/announcements');
  screen.getByRole('region', { name: 'You' });
});

test('entry: shows a notice about what is not saved without usable storage [R-START-007 R-STORE-005]', async () => {
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await openPage('/main/all');
  const notice = await screen.findByText(/login and settings won’t be saved/);
  expect(notice.textContent).toContain('enabling cookies');
  await screen.findByText('The heron is back');
});

test('entry: does not start in a page without the root element', async () => {
  document.body.replaceChildren();
  await openPage('/main/all');
  expect(steps).toEqual([]);
});
