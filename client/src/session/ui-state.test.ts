import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createUiState } from './ui-state.ts';

/** Signal of a session that does not end. */
const neverEnds = new AbortController().signal;

test('createUiState: returns states of the lifetime tab after a reload by the same viewer', () => {
  const area = fakeArea();
  const uiState = createUiState(area, 'mira', neverEnds);
  uiState.write('whole 7', true, 'tab');
  uiState.write('whole 8', true, 'tab');
  uiState.write('whole 8', false, 'tab');
  expect(uiState.read('whole 8')).toBe(false);
  const again = createUiState(area, 'mira', neverEnds);
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 8')).toBe(false);
  expect(again.read('whole 9')).toBeUndefined();
  expect(createUiState(area, null, neverEnds).read('whole 7')).toBeUndefined();
});

test('createUiState: does not return states of the lifetime page after a reload', () => {
  const area = fakeArea();
  const uiState = createUiState(area, 'mira', neverEnds);
  uiState.write('revealed 7', true, 'page');
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('revealed 7')).toBe(true);
  const again = createUiState(area, 'mira', neverEnds);
  expect(again.read('revealed 7')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
});

test('createUiState: drops the oldest of too many states at a reload, and not before', () => {
  const area = fakeArea();
  const uiState = createUiState(area, null, neverEnds);
  for (let number = 1; number <= 205; number += 1) uiState.write(`whole ${number}`, true, 'tab');
  uiState.write('whole 1', false, 'tab');
  expect(uiState.read('whole 6')).toBe(true);
  const again = createUiState(area, null, neverEnds);
  expect(again.read('whole 6')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 1')).toBe(false);
});

test('createUiState: ignores stored values that are not states', () => {
  const area = fakeArea({ 'uiState.visitor': '{"version":1,"value":[["whole 7","yes"]]}' });
  expect(createUiState(area, null, neverEnds).read('whole 7')).toBeUndefined();
});

test('createUiState: keeps states in memory if storage fails', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const uiState = createUiState(area, null, neverEnds);
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('whole 7')).toBe(true);
});

test('createUiState: removes all states when the session ends, and stores none afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const uiState = createUiState(area, 'mira', ended.signal);
  uiState.write('whole 7', true, 'tab');
  ended.abort();
  uiState.write('whole 7', true, 'tab');
  expect([...area.items.keys()]).toEqual([]);
});
