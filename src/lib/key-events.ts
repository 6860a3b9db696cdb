/** What is read of a keyboard event; React's events give theirs as `nativeEvent`. */
export type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** The key code of every key that an input method has handled (UI Events, "legacy key codes"). */
const handledByInputMethod = 229;

/**
 * Whether a key belongs to an input method. Safari ends the composition before it sends the Enter that
 * confirmed a conversion: `isComposing` is false by then, and only the key code is left.
 */
export function isInputMethodKey({
  isComposing,
  keyCode,
}: Pick<KeyEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === handledByInputMethod;
}

/** Whether Enter was pressed with Control or Command, which sends a form from any of its fields. */
export function isSubmitKey(event: KeyEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInputMethodKey(event);
}

/* What other keys than letters write on a US keyboard, without Shift and with it. */
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

/* Keys with a name, such as `ArrowDown` and `F5`. */
const named = /^[A-Z][A-Za-z0-9]+$/;

/* Characters of other scripts than Latin, and no typographic signs, which Latin layouts have as well. */
const otherScript = /[^ -\u036F\u1E00-\u1EFF\u2000-\u2BFF]/;

/**
 * The letter or sign that a key stands for in shortcuts: what it writes, or on a layout of another script
 * what a US keyboard writes at its position. A key may write several characters: Arabic has لا on B.
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

/** Whether Control or Command was pressed with a letter, given in lower case, and with no other modifier but `shift`. */
export function isCommandKey(event: KeyEvent, letter: string, shift = false): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasModifiers = (ctrlKey || metaKey) && !altKey && shiftKey === shift;
  return hasModifiers && !isInputMethodKey(event) && shortcutKey(event).toLowerCase() === letter;
}
