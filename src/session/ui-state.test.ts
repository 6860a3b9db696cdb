import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createUiState } from './ui-state.ts';

/** Of a session that goes on. */
const lasting = new AbortController().signal;

test('UI state is known again after a reload, to the viewer whose it is', () => {
  const area = fakeArea();
  const uiState = createUiState(area, 'mira', lasting);
  uiState.write('whole 7', true, 'tab');
  uiState.write('whole 8', true, 'tab');
  uiState.write('whole 8', false, 'tab');
  expect(uiState.read('whole 8')).toBe(false);
  const again = createUiState(area, 'mira', lasting);
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 8')).toBe(false);
  expect(again.read('whole 9')).toBeUndefined();
  expect(createUiState(area, null, lasting).read('whole 7')).toBeUndefined();
});

test('a choice for the page alone is not', () => {
  const area = fakeArea();
  const uiState = createUiState(area, 'mira', lasting);
  uiState.write('revealed 7', true, 'page');
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('revealed 7')).toBe(true);
  const again = createUiState(area, 'mira', lasting);
  expect(again.read('revealed 7')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
});

test('of many the earliest are forgotten by a reload, and none before', () => {
  const area = fakeArea();
  const uiState = createUiState(area, null, lasting);
  for (let number = 1; number <= 205; number += 1) uiState.write(`whole ${number}`, true, 'tab');
  uiState.write('whole 1', false, 'tab');
  expect(uiState.read('whole 6')).toBe(true);
  const again = createUiState(area, null, lasting);
  expect(again.read('whole 6')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 1')).toBe(false);
});

test('what somebody else has written there is no choice', () => {
  const area = fakeArea({ 'uiState.visitor': '{"version":1,"value":[["whole 7","yes"]]}' });
  expect(createUiState(area, null, lasting).read('whole 7')).toBeUndefined();
});

test('without storage a choice is known until the page is left', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const uiState = createUiState(area, null, lasting);
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('whole 7')).toBe(true);
});

test('with the session its UI state goes, and none is stored afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const uiState = createUiState(area, 'mira', ended.signal);
  uiState.write('whole 7', true, 'tab');
  ended.abort();
  uiState.write('whole 7', true, 'tab');
  expect([...area.items.keys()]).toEqual([]);
});
