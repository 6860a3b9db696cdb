import { vi } from 'vitest';
import { rareReferenceDecoder } from '../character-references.ts';
import { loadRareMarkup } from './load-rare-markup.ts';

/**
 * Makes texts show rare character references as written, as they are before the table of their
 * names has been loaded. Returns a function that behaves as if this table had just been loaded.
 */
export async function delayCharacterReferences(): Promise<() => void> {
  await loadRareMarkup();
  const listeners = new Set<() => void>();
  const spies = [
    vi.spyOn(rareReferenceDecoder, 'get').mockReturnValue(undefined),
    vi.spyOn(rareReferenceDecoder, 'subscribe').mockImplementation((listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const listener of listeners) listener();
  };
}
