import { fullTreeBuilder } from '../tree-builder-for.ts';
import { rareReferenceDecoder } from '../character-references.ts';
import type { LazyValue } from '#lib/chunk/lazy-value.ts';

async function load(part: LazyValue<unknown>): Promise<void> {
  if (part.get() !== undefined) return;
  const loaded = Promise.withResolvers<undefined>();
  const end = part.subscribe(() => loaded.resolve(undefined));
  part.request();
  await loaded.promise;
  end();
}

/** Loads the code for rare markup, so that tests need not wait for the final text. */
export async function loadRareMarkup(): Promise<void> {
  await Promise.all([load(fullTreeBuilder), load(rareReferenceDecoder)]);
}
