import { lazyValue } from '#lib/chunk/lazy-value.ts';
import { TreeBuilder } from './tree-builder.ts';

/** The builder with the elements that few texts contain, which is not part of the first load. */
export const fullBuilder = lazyValue('full-tree-builder', async () => {
  const { FullTreeBuilder } = await import('./full-tree-builder.ts');
  return FullTreeBuilder;
});

const rareMarkup = /<(?:abbr|audio|bdo|embed|iframe|img|input|math|object|q|video)\b|<(?:ol|li)\s/i;

/**
 * Returns the class that builds the tree of a text. The full one is loaded with the first text that
 * needs it; until then, rare elements are left out.
 */
export function builderFor(html: string): typeof TreeBuilder {
  if (!rareMarkup.test(html)) return TreeBuilder;
  fullBuilder.request();
  return fullBuilder.get() ?? TreeBuilder;
}
