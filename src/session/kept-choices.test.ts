import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createKeptChoices } from './kept-choices.ts';

/** Of a session that goes on. */
const lasting = new AbortController().signal;

test('a choice is known again after a reload, to the viewer whose it is', () => {
  const area = fakeArea();
  const choices = createKeptChoices(area, 'mira', lasting);
  choices.keep('whole 7', true, 'tab');
  choices.keep('whole 8', true, 'tab');
  choices.keep('whole 8', false, 'tab');
  expect(choices.read('whole 8')).toBe(false);
  const again = createKeptChoices(area, 'mira', lasting);
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 8')).toBe(false);
  expect(again.read('whole 9')).toBeUndefined();
  expect(createKeptChoices(area, null, lasting).read('whole 7')).toBeUndefined();
});

test('a choice for the page alone is not', () => {
  const area = fakeArea();
  const choices = createKeptChoices(area, 'mira', lasting);
  choices.keep('revealed 7', true, 'page');
  choices.keep('whole 7', true, 'tab');
  expect(choices.read('revealed 7')).toBe(true);
  const again = createKeptChoices(area, 'mira', lasting);
  expect(again.read('revealed 7')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
});

test('of many the earliest are forgotten by a reload, and none before', () => {
  const area = fakeArea();
  const choices = createKeptChoices(area, null, lasting);
  for (let number = 1; number <= 205; number += 1) choices.keep(`whole ${number}`, true, 'tab');
  choices.keep('whole 1', false, 'tab');
  expect(choices.read('whole 6')).toBe(true);
  const again = createKeptChoices(area, null, lasting);
  expect(again.read('whole 6')).toBeUndefined();
  expect(again.read('whole 7')).toBe(true);
  expect(again.read('whole 1')).toBe(false);
});

test('what somebody else has written there is no choice', () => {
  const area = fakeArea({ 'choices.visitor': '{"version":1,"value":[["whole 7","yes"]]}' });
  expect(createKeptChoices(area, null, lasting).read('whole 7')).toBeUndefined();
});

test('without storage a choice is known until the page is left', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const choices = createKeptChoices(area, null, lasting);
  choices.keep('whole 7', true, 'tab');
  expect(choices.read('whole 7')).toBe(true);
});

test('with the session its choices go, and none is kept afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const choices = createKeptChoices(area, 'mira', ended.signal);
  choices.keep('whole 7', true, 'tab');
  ended.abort();
  choices.keep('whole 7', true, 'tab');
  expect([...area.items.keys()]).toEqual([]);
});
