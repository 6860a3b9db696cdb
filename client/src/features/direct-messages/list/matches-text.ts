/**
 * Returns whether a conversation is found by what was typed: each word is in a name, an address or
 * the last message. Case does not matter.
 */
export function matchesText(typed: string, texts: readonly string[]): boolean {
  const text = texts.join('\n').toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
