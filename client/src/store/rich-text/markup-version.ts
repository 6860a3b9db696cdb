import { fullBuilder } from './builder-for.ts';
import { allReferences } from './character-references.ts';

/**
 * Returns a number that changes when code for rare markup has been loaded. Texts parsed before must
 * then be parsed again.
 */
export function markupVersion(): number {
  return Number(fullBuilder.get() !== undefined) + Number(allReferences.get() !== undefined);
}

/** Calls `listener` when the markup version changes. Returns a function that unsubscribes. */
export function subscribeToMarkupVersion(listener: () => void): () => void {
  const ends = [fullBuilder.subscribe(listener), allReferences.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
