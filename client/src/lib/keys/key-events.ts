/** Properties of a keyboard event that are read here. With React, pass `nativeEvent`. */
export type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** The key code of every key that an input method handled (UI Events, "legacy key codes"). */
const handledByInputMethod = 229;

/**
 * Whether an input method handles the key. Safari ends the composition before it sends the Enter
 * that confirmed a conversion: `isComposing` is false by then, only the key code is left.
 */
export function isInputMethodKey({
  isComposing,
  keyCode,
}: Pick<KeyEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === handledByInputMethod;
}

/* Characters of non-letter keys on a US keyboard, without and with Shift. */
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

/* Named keys such as `ArrowDown` and `F5`. */
const named = /^[A-Z][A-Za-z0-9]+$/;

/* Characters of non-Latin scripts, without typographic signs, which Latin layouts have as well. */
const otherScript = /[^ -\u036F\u1E00-\u1EFF\u2000-\u2BFF]/;

/**
 * Returns the letter or sign of a key for shortcuts: the character it types, or on a non-Latin
 * layout the one at its position on a US keyboard. A key may type several characters: Arabic has لا
 * on B.
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
 * Whether Control or Command was pressed with a letter (in lower case), without other modifiers
 * except `shift`.
 */
export function isCommandKey(event: KeyEvent, letter: string, shift = false): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasModifiers = (ctrlKey || metaKey) && !altKey && shiftKey === shift;
  return hasModifiers && !isInputMethodKey(event) && shortcutKey(event).toLowerCase() === letter;
}
