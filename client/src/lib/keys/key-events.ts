/** The properties of a keyboard event that these functions read. With React, pass `nativeEvent`. */
export type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** `keyCode` of every key that an input method handled (UI Events, "legacy key codes"). */
const handledByInputMethod = 229;

/**
 * Returns whether an input method handles the key. Safari ends the composition before it sends the
 * Enter that confirmed a conversion: `isComposing` is false by then, and only `keyCode` shows it.
 */
export function isInputMethodKey({
  isComposing,
  keyCode,
}: Pick<KeyEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === handledByInputMethod;
}

/* Characters of keys other than letters on a US keyboard, without and with Shift. */
const signs: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
};

/* Matches names of keys that type no character, such as `ArrowDown` and `F5`. */
const named = /^[A-Z][A-Za-z0-9]+$/;

/* Matches characters of non-Latin scripts. Typographic signs are left out, since Latin keyboard
   layouts have them too. */
const otherScript = /[^ -\u036F\u1E00-\u1EFF\u2000-\u2BFF]/;

/**
 * Returns the letter or sign of a key for shortcuts: the character that the key types, or, if that
 * belongs to a non-Latin script, the character at the same position on a US keyboard. A key may
 * type several characters, such as لا on B of an Arabic layout.
 */
export function shortcutKey({
  key,
  code,
  shiftKey,
}: Pick<KeyEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (named.test(key) || /^[\x20-\x7E]$/.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const sign = otherScript.test(key) ? signs[code] : undefined;
  return sign?.charAt(Number(shiftKey)) ?? key;
}

/**
 * Returns whether Control or Command was pressed together with a letter (given in lower case), and
 * no other modifier except Shift if `shift` is set.
 */
export function isCommandKey(event: KeyEvent, letter: string, shift = false): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasModifiers = (ctrlKey || metaKey) && !altKey && shiftKey === shift;
  return hasModifiers && !isInputMethodKey(event) && shortcutKey(event).toLowerCase() === letter;
}
