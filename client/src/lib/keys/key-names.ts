import { isInputMethodKey, shortcutKey, type KeyEvent } from './key-events.ts';

/**
 * Returns the name of a key in the table: the character it types, `Enter`, `Shift+Enter` …
 * Undefined for keys with Control, Command or Alt, which belong to the browser, and for those of an
 * input method.
 */
export function keyName(event: KeyEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isInputMethodKey(event) || ctrlKey || metaKey || altKey) return undefined;
  if (['Process', 'Dead', 'Unidentified', 'Shift', 'CapsLock', 'Tab', 'Escape'].includes(key))
    return undefined;
  const pressed = shortcutKey(event);
  if (pressed === ' ') return 'Space';
  return shiftKey && /^[A-Z]\w+$/.test(pressed) ? `Shift+${pressed}` : pressed;
}

/** The result of a key after the previously pressed ones. */
export type KeyMatch =
  | { readonly id: string }
  /** The beginning of a sequence, such as `g`. */
  | { readonly pending: string }
  | undefined;

/**
 * Returns the action of a pressed key. `before`: the keys of a sequence pressed so far, if any;
 * `keys`: the action ids by key or sequence, such as `g h`.
 */
export function matchKeys(
  pressed: string,
  before: string | undefined,
  keys: ReadonlyMap<string, string>,
): KeyMatch {
  const whole = before === undefined ? pressed : `${before} ${pressed}`;
  const id = keys.get(whole);
  if (id !== undefined) return { id };
  if ([...keys.keys()].some((other) => other.startsWith(`${whole} `))) return { pending: whole };
  return before === undefined ? undefined : matchKeys(pressed, undefined, keys);
}
