import { fullBuilder } from './builder-for.ts';
import { allReferences } from './character-references.ts';

/** Changes whenever texts must be read again, because code for rare markup has been loaded. */
export function markupVersion(): number {
  return Number(fullBuilder.get() !== undefined) + Number(allReferences.get() !== undefined);
}

/** Calls `listener` when that changes. Returns a function that ends it. */
export function subscribeToMarkupVersion(listener: () => void): () => void {
  const ends = [fullBuilder.subscribe(listener), allReferences.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
