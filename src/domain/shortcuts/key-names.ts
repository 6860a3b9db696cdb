import { isInputMethodKey, shortcutKey, type KeyEvent } from '#lib/key-events.ts';

/**
 * What a key is called in the table: the letter or sign that it writes, `Enter`, `Shift+Enter` … Keys with
 * Control, Command or Alt belong to the browser and have no name, nor do those of an input method.
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

/** Keys with which one presses, scrolls and goes on: they may stand for nothing else. */
const kept =
  /^(Shift\+)?(Enter|Space|Arrow\w+|Home|End|Page\w+|Backspace|Delete|Insert|ContextMenu|F\d+)$/;

/** Whether a key, or several one after the other, may stand for something. */
export function mayStandFor(keys: string): boolean {
  return !keys.split(' ').some((key) => kept.test(key));
}

/** What a press does, after the keys that were pressed just before it. */
export type KeyMatch =
  | { readonly id: string }
  /** The beginning of longer keys, such as `g`. */
  | { readonly pending: string }
  | undefined;

/** Finds what keys do. `before` is the beginning that was pressed last, if any; `keys` are told as `g h`. */
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
