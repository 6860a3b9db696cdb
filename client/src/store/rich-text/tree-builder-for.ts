import { lazyValue } from '#lib/chunk/lazy-value.ts';
import { TreeBuilder } from './tree-builder.ts';

/**
 * The class that also handles elements that few texts contain. It is not part of the first load.
 */
export const fullTreeBuilder = lazyValue('full-tree-builder', async () => {
  const { FullTreeBuilder } = await import('./full-tree-builder.ts');
  return FullTreeBuilder;
});

const rareMarkup = /<(?:abbr|audio|bdo|embed|iframe|img|input|math|object|q|video)\b|<(?:ol|li)\s/i;

/**
 * Returns the class that builds the tree of a text. The class for rare elements is loaded with the
 * first text that needs it; until then, these elements are left out.
 */
export function treeBuilderFor(html: string): typeof TreeBuilder {
  if (!rareMarkup.test(html)) return TreeBuilder;
  fullTreeBuilder.request();
  return fullTreeBuilder.get() ?? TreeBuilder;
}
