import { expect, test } from 'vitest';
import { statusBarActions } from '#components/status/actions/status-bar-actions.ts';
import { statusMenuActions } from '#components/status/actions/status-menu-actions.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '#session/preferences/preference-store.ts';
import { keyName, matchShortcut } from '#lib/keys/key-names.ts';
import { boundKeys, findShortcutConflict, shortcuts } from './shortcut-table.ts';

const nameOf = (key: string, code = '', modifiers: Partial<KeyboardEvent> = {}) =>
  keyName({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 0,
    ...modifiers,
  });

test.each([
  ['a letter', 'j', 'KeyJ', {}, 'j'],
  ['a capital', 'J', 'KeyJ', { shiftKey: true }, 'J'],
  ['a sign of another layout', '?', 'Minus', { shiftKey: true }, '?'],
  ['the slash on the 7 key of a German keyboard', '/', 'Digit7', { shiftKey: true }, '/'],
  ['a Cyrillic letter', 'о', 'KeyJ', {}, 'j'],
  ['a Greek capital', 'Ξ', 'KeyJ', { shiftKey: true }, 'J'],
  ['an Arabic letter', 'ت', 'KeyJ', {}, 'j'],
  ['a key of the French layout', 'q', 'KeyA', {}, 'q'],
  ['Enter', 'Enter', 'Enter', {}, 'Enter'],
  ['Shift and Enter', 'Enter', 'Enter', { shiftKey: true }, 'Shift+Enter'],
  ['with Control', 'j', 'KeyJ', { ctrlKey: true }, undefined],
  ['with Command', 'j', 'KeyJ', { metaKey: true }, undefined],
  ['with Alt', 'j', 'KeyJ', { altKey: true }, undefined],
  ['while letters are composed', 'j', 'KeyJ', { isComposing: true }, undefined],
  ['the last key of an IME composition in Safari', 'j', 'KeyJ', { keyCode: 229 }, undefined],
  ['an Arabic key that writes two letters', 'لا', 'KeyB', {}, 'b'],
  ['the slash position of an Arabic keyboard', 'ظ', 'Slash', {}, '/'],
  ['of an input method', 'Process', 'KeyJ', {}, undefined],
  ['a dead key', 'Dead', 'Quote', {}, undefined],
])('keyName: returns the name of %s, if it has one', (_, key, code, modifiers, expected) => {
  expect(nameOf(key, code, modifiers)).toBe(expected);
});

const keys = new Map([
  ['j', 'next'],
  ['g h', 'go-friends'],
  ['g l', 'go-public'],
  ['h', 'other'],
]);

test.each([
  ['j', undefined, { id: 'next' }],
  ['g', undefined, { pending: 'g' }],
  ['h', 'g', { id: 'go-friends' }],
  ['h', undefined, { id: 'other' }],
  ['j', 'g', { id: 'next' }],
  ['g', 'g', { pending: 'g' }],
  ['z', 'g', undefined],
])('matchShortcut: pressing %s after %s matches %o', (pressed, before, expected) => {
  expect(matchShortcut(pressed, before, keys)).toEqual(expected);
});

test('shortcuts: no two rows have the same keys, and none is the beginning of another', () => {
  const bound = new Map(
    shortcuts.flatMap((row) => (row.keys === '' ? [] : [[row.keys, row.id] as const])),
  );
  expect(bound.size).toBe(shortcuts.filter((row) => row.keys !== '').length);
  for (const [own, id] of bound) expect(findShortcutConflict(own, id, bound), own).toBeUndefined();
  expect(findShortcutConflict('j', 'reply', bound)?.id).toBe('next');
  expect(findShortcutConflict('g', 'reply', bound)?.group).toBe('places');
  expect(findShortcutConflict('', 'reply', bound)).toBeUndefined();
});

test('shortcuts: every status action has a row', () => {
  const rows = new Set(shortcuts.map(({ id }) => id));
  const missing = [...statusBarActions, ...statusMenuActions].filter(({ id }) => !rows.has(id));
  expect(
    missing.map(({ id }) => id),
    'add a row with this id to shortcut-table.ts',
  ).toEqual([]);
});

test('boundKeys: keys that the viewer chose take precedence over the same default keys', () => {
  const preferences = createPreferenceStore({ area: fakeArea() });
  preferences.set('shortcutKeys', { next: 'g m' });
  const bound = boundKeys(preferences);
  expect(bound.get('g m')).toBe('next');
});
