import { expect, test, vi } from 'vitest';
import { createFakeWindow } from '#app/testing/create-fake-window.ts';
import { createHistory, historyKeyOf } from './history.ts';

test('createHistory: gives each entry a key of its own, which Back and a reload restore', () => {
  const page = createFakeWindow('/main/all?a=1#b');
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

test('createHistory: gives a replaced entry a new key and the same index', () => {
  const history = createHistory(createFakeWindow('/'), () => undefined);
  const { key } = history.location();
  history.go('/main/all', true);
  expect(history.location().index).toBe(0);
  expect(history.location().key).not.toBe(key);
});

test('createHistory: keeps the key when a link jumps to a fragment, and calls onMove', () => {
  const page = createFakeWindow('/mira');
  const onMove = vi.fn();
  const history = createHistory(page, onMove);
  const { key } = history.location();
  /* What a browser does when somebody follows a link to a fragment. */
  page.history.pushState(null, '', '#main');
  page.history.go(0);
  expect(history.location()).toMatchObject({ key, hash: '#main', index: 1 });
  expect(onMove).toHaveBeenCalledOnce();
});

test('createHistory: does not call onMove for an event with the key of the current entry', () => {
  const page = createFakeWindow('/mira');
  const onMove = vi.fn();
  createHistory(page, onMove);
  page.history.pushState({ ...Object(page.history.state), viewer: true }, '', '');
  page.history.go(-1);
  expect(onMove).not.toHaveBeenCalled();
});

test.each([null, 'text', { key: 1 }])(
  'historyKeyOf: returns an empty key for the state %j of other code',
  (state) => {
    expect(historyKeyOf(state)).toBe('');
  },
);
