import { expect, test, vi } from 'vitest';
import { fakePage } from '../testing/fake-page.ts';
import { createHistory, historyKeyOf } from './history.ts';

test('each entry has a key of its own, which Back and a reload find again', () => {
  const page = fakePage('/main/all?a=1#b');
  const history = createHistory(page, () => undefined);
  const first = history.location();
  expect(first).toMatchObject({
    href: '/main/all?a=1#b',
    pathname: '/main/all',
    hash: '#b',
    index: 0,
  });
  history.go('/about');
  const second = history.location();
  expect(second.index).toBe(1);
  expect(second.key).not.toBe(first.key);
  history.traverse(-1);
  expect(history.location().key).toBe(first.key);
  expect(createHistory(page, () => undefined).location().key).toBe(first.key);
  expect(historyKeyOf(page.history.state)).toBe(first.key);
});

test('what takes the place of an entry has a key of its own and its number', () => {
  const history = createHistory(fakePage('/'), () => undefined);
  const { key } = history.location();
  history.go('/main/all', true);
  expect(history.location().index).toBe(0);
  expect(history.location().key).not.toBe(key);
});

test('a jump within the page stays at the key where it began, and is told', () => {
  const page = fakePage('/mira');
  const onMove = vi.fn();
  const history = createHistory(page, onMove);
  const { key } = history.location();
  /* As a browser does for a link to a part of the page. */
  page.history.pushState(null, '', '#main');
  page.history.go(0);
  expect(history.location()).toMatchObject({ key, hash: '#main', index: 1 });
  expect(onMove).toHaveBeenCalledOnce();
});

test('an entry that another laid over this one, with its key, is no move', () => {
  const page = fakePage('/mira');
  const onMove = vi.fn();
  createHistory(page, onMove);
  page.history.pushState({ ...Object(page.history.state), viewer: true }, '', '');
  page.history.go(-1);
  expect(onMove).not.toHaveBeenCalled();
});

test.each([null, 'text', { key: 1 }])('a state that is not ours, %j, has no key', (state) => {
  expect(historyKeyOf(state)).toBe('');
});
