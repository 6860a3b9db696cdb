import { fullTreeBuilder } from './tree-builder-for.ts';
import { rareReferenceDecoder } from './character-references.ts';

/**
 * Returns a number that changes when code for rare markup has been loaded. Texts parsed before must
 * then be parsed again.
 */
export function markupVersion(): number {
  return (
    Number(fullTreeBuilder.get() !== undefined) + Number(rareReferenceDecoder.get() !== undefined)
  );
}

/** Calls `listener` when the markup version changes. Returns a function that unsubscribes. */
export function subscribeToMarkupVersion(listener: () => void): () => void {
  const ends = [fullTreeBuilder.subscribe(listener), rareReferenceDecoder.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
