import { expect, test } from 'vitest';
import { appendTypedKey } from './type-ahead-buffer.ts';

const keyEvent = (key: string) => ({
  key,
  code: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
});

test.each([
  ['heron', 'hero'],
  ['a👩‍👩‍👧‍👦', 'a'],
  ['a👍🏽', 'a'],
  ['a🇫🇮', 'a'],
  ['cafe\u0301', 'caf'],
  ['น้', 'น'],
  ['a𠮷', 'a'],
  ['', ''],
])('appendTypedKey: for Backspace after "%s", returns "%s"', (text, left) => {
  expect(appendTypedKey(text, keyEvent('Backspace'))).toBe(left);
});
