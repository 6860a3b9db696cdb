import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createUiState } from './ui-state.ts';

/** Signal of a session that does not end. */
const neverEnds = new AbortController().signal;

test('createUiState: restores state after a reload for the same viewer', () => {
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

test('createUiState: does not restore page state after a reload', () => {
  const area = fakeArea();
  const uiState = createUiState(area, 'mira', neverEnds);
  uiState.write('revealed 7', true, 'page');
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('revealed 7')).toBe(true);
  const again = createUiState(area, 'mira', neverEnds);
  expect(again.read('revealed 7')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
});

test('createUiState: drops the oldest state at a reload, but not before', () => {
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

test('createUiState: ignores foreign values in storage', () => {
  const area = fakeArea({ 'uiState.visitor': '{"version":1,"value":[["whole 7","yes"]]}' });
  expect(createUiState(area, null, neverEnds).read('whole 7')).toBeUndefined();
});

test('createUiState: works without storage until the page is left', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const uiState = createUiState(area, null, neverEnds);
  uiState.write('whole 7', true, 'tab');
  expect(uiState.read('whole 7')).toBe(true);
});

test('createUiState: removes state with the session and stores none afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const uiState = createUiState(area, 'mira', ended.signal);
  uiState.write('whole 7', true, 'tab');
  ended.abort();
  uiState.write('whole 7', true, 'tab');
  expect([...area.items.keys()]).toEqual([]);
});
