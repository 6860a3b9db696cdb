import { isInputMethodKey, shortcutKey, type KeyEvent } from './key-events.ts';

/**
 * Returns the name of a pressed key as shortcuts are written: its character, `Enter` or
 * `Shift+Enter`. Undefined for keys that an input method handles, and for those with Control,
 * Command or Alt, which are shortcuts of the browser.
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

/** The effect of a key after the keys of a sequence that were pressed before. */
export type KeyMatch =
  | { readonly id: string }
  /** The keys pressed so far begin a sequence: `g` begins `g h`. */
  | { readonly pending: string }
  | undefined;

/**
 * Finds the action of a pressed key. `before` are the keys of a sequence pressed so far, if any.
 * `keys` maps keys and sequences, such as `g h`, to ids of actions.
 */
export function matchShortcut(
  pressed: string,
  before: string | undefined,
  keys: ReadonlyMap<string, string>,
): KeyMatch {
  const whole = before === undefined ? pressed : `${before} ${pressed}`;
  const id = keys.get(whole);
  if (id !== undefined) return { id };
  if ([...keys.keys()].some((other) => other.startsWith(`${whole} `))) return { pending: whole };
  return before === undefined ? undefined : matchShortcut(pressed, undefined, keys);
}
