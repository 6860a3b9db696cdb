import { expect, test } from 'vitest';
import { isCommandKey, isInputMethodKey, shortcutKey, type KeyEvent } from './key-events.ts';
import { isSubmitKey } from './submit-key.ts';

const event = (part: Partial<KeyEvent>): KeyEvent => ({
  key: '',
  code: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...part,
});

test.each([
  ['Chrome and Firefox: Enter that ends a conversion', { key: 'Enter', isComposing: true }, true],
  ['Safari: Enter that ends a conversion', { key: 'Enter', keyCode: 229 }, true],
  ['Safari: Escape that cancels a conversion', { key: 'Escape', keyCode: 229 }, true],
  ['Safari: an arrow among candidates', { key: 'ArrowDown', keyCode: 229 }, true],
  ['Chrome on Android: any letter', { key: 'Unidentified', keyCode: 229 }, true],
  ['a plain Enter', { key: 'Enter', keyCode: 13 }, false],
])('isInputMethodKey: for %s (%j), returns %s', (_, part, expected) => {
  expect(isInputMethodKey(event(part))).toBe(expected);
});

test.each([
  ['Control and Enter', { key: 'Enter', ctrlKey: true }, true],
  ['Command and Enter', { key: 'Enter', metaKey: true }, true],
  ['Enter', { key: 'Enter' }, false],
  ['Control and Enter of an input method', { key: 'Enter', ctrlKey: true, keyCode: 229 }, false],
])('isSubmitKey: for %s (%j), returns %s', (_, part, expected) => {
  expect(isSubmitKey(event(part))).toBe(expected);
});

test.each([
  ['Russian', 'л', 'KeyK', false, 'k'],
  ['Ukrainian', 'і', 'KeyS', false, 's'],
  ['Greek', 'κ', 'KeyK', false, 'k'],
  ['a Greek capital', 'Κ', 'KeyK', true, 'K'],
  ['Hebrew', 'ל', 'KeyK', false, 'k'],
  ['Arabic', 'ن', 'KeyK', false, 'k'],
  ['the Arabic ligature of two letters', 'لا', 'KeyB', false, 'b'],
  ['Persian', 'م', 'KeyL', false, 'l'],
  ['Hindi, several characters', 'ज्ञ', 'KeyX', true, 'X'],
  ['Thai', 'า', 'KeyK', false, 'k'],
  ['Georgian', 'კ', 'KeyK', false, 'k'],
  ['Korean', 'ㅏ', 'KeyK', false, 'k'],
  ['Japanese kana', 'の', 'KeyK', false, 'k'],
  ['a letter outside the BMP', '\u{1E900}', 'KeyA', false, 'a'],
  ['the Russian full stop position', 'ю', 'Period', false, '.'],
  ['the Arabic slash position', 'ظ', 'Slash', false, '/'],
  ['the Arabic question mark', '؟', 'Slash', true, '?'],
  ['an Arabic digit', '٠', 'Digit0', false, '0'],
  ['the Hebrew slash, on Q', '/', 'KeyQ', false, '/'],
  ['Dvorak, K on V', 'k', 'KeyV', false, 'k'],
  ['Dvorak, T on K', 't', 'KeyK', false, 't'],
  ['French, Q on A', 'q', 'KeyA', false, 'q'],
  ['the Turkish dotless i', 'ı', 'KeyI', false, 'i'],
  ['a German umlaut', 'ö', 'Semicolon', false, 'ö'],
  ['the German slash over the seven', '/', 'Digit7', true, '/'],
  ['a named key', 'ArrowDown', 'ArrowDown', false, 'ArrowDown'],
  ['a space', ' ', 'Space', false, ' '],
])(
  'shortcutKey: for %s (character %s, code %s, Shift %s), returns %s',
  (_, key, code, shiftKey, expected) => {
    expect(shortcutKey({ key, code, shiftKey })).toBe(expected);
  },
);

test.each([
  ['Control and K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Control and K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  ['Control and K on a Russian layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Command and K on an Arabic layout', { key: 'ن', code: 'KeyK', metaKey: true }, true],
  ['Control and the Dvorak T', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['K alone', { key: 'k', code: 'KeyK' }, false],
  ['Alt Gr and K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  ['Control, Shift and K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['an input method', { key: 'k', code: 'KeyK', ctrlKey: true, keyCode: 229 }, false],
])('isCommandKey: for %s (%j), returns %s', (_, part, expected) => {
  expect(isCommandKey(event(part), 'k')).toBe(expected);
});
