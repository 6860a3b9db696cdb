import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentSession } from '#session/current-session.ts';
import type { Session } from '#session/session.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { glimpseName, readsBelowName } from './glimpse.ts';
import { keepGlimpse } from './keep-glimpse.ts';

const timeline = (text: string): ReactNode => (
  <main>
    <div role="feed">
      <article>{text}</article>
    </div>
  </main>
);

/** A page that shows a timeline to Mira, and what is kept of it. */
function begin(content = timeline('The heron is back')) {
  render(<div id="app">{content}</div>);
  const instance = createStore(() => ({ settings: [{}, {}] }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a session is looked at
  const store = createStore<Session>(() => ({ viewerId: '7', instance }) as unknown as Session);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  const current = { store } as unknown as CurrentSession;
  const member = { accessToken: 'secret', accountId: '7' };
  const area = fakeArea({ oauth: JSON.stringify({ version: 1, value: { member } }) });
  const tabArea = fakeArea();
  const log = vi.fn();
  const start = (): void => keepGlimpse(current, { area, tabArea, log });
  return { start, area, tabArea, log, kept: () => area.getItem(glimpseName) };
}

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  history.replaceState(null, '', '/main/friends');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.set(window, 'scrollY', 0);
});

test('a timeline is kept for its viewer, at its address and at the one that led there', () => {
  const { start, kept } = begin();
  start();
  const glimpse: unknown = JSON.parse(kept() ?? '');
  expect(glimpse).toMatchObject({ viewerId: '7', paths: ['/', '/main/friends'] });
  expect(kept()).toContain('The heron is back');
});

test('what is seen when the page is left takes its place', () => {
  const { start, kept } = begin();
  start();
  document.querySelector('article')?.replaceChildren('The heron has gone');
  history.replaceState(null, '', '/main/all');
  leave();
  expect(kept()).toContain('The heron has gone');
  expect(JSON.parse(kept() ?? '')).toMatchObject({ paths: ['/main/all'] });
});

test('where no post is left to be seen nothing is kept of those before', () => {
  const { start, kept } = begin();
  start();
  document.querySelector('main')?.replaceChildren('Nothing has come yet');
  leave();
  expect(kept()).toContain('The heron is back');
  const end = document.createElement('div');
  end.dataset['feedEnd'] = '';
  document.querySelector('main')?.replaceChildren(end);
  leave();
  expect(kept()).toBeNull();
});

test.each(['/notice/5', '/users/mira/dms', '/users/jun'])('nothing is kept of %s', (path) => {
  history.replaceState(null, '', path);
  const { start, kept } = begin();
  start();
  expect(kept()).toBeNull();
});

test('who reads further down is not shown the top, until they are there again', () => {
  const { start, tabArea, kept } = begin();
  start();
  const before = kept();
  document.querySelector('article')?.replaceChildren('Far below');
  Reflect.set(window, 'scrollY', 900);
  leave();
  expect(kept()).toBe(before);
  expect(tabArea.getItem(readsBelowName)).toBe('true');
  Reflect.set(window, 'scrollY', 0);
  leave();
  expect(tabArea.getItem(readsBelowName)).toBeNull();
});

test('nothing is kept of somebody whom another tab has signed out', () => {
  const { start, area, kept } = begin();
  area.removeItem('oauth');
  start();
  expect(kept()).toBeNull();
});

test('nothing is kept while a dialog lies over it', () => {
  const { start, kept } = begin(
    <>
      {timeline('The heron is back')}
      <dialog open />
    </>,
  );
  start();
  expect(kept()).toBeNull();
});

test('a timeline to which nobody is led stands for itself alone', () => {
  history.replaceState(null, '', '/main/all');
  const { start, kept } = begin();
  start();
  expect(JSON.parse(kept() ?? '')).toMatchObject({ paths: ['/main/all'] });
});

test('a storage that is full or forbidden is no trouble', () => {
  const { start, area, log } = begin();
  vi.spyOn(area, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  start();
  expect(log).toHaveBeenCalledOnce();
});

test('a very long one is not kept', () => {
  const { start, kept } = begin(timeline('x'.repeat(250_000)));
  start();
  expect(kept()).toBeNull();
});
