import { safeLinkUrl } from '#lib/url/safe-url.ts';

/* Pictures that load lazily have their address in another attribute, and a placeholder in `src`. */
const names = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'src', 'data'];

/**
 * Returns the first safe address of a picture or of what is played: any that can be linked, or one
 * of the given scheme.
 */
export function sourceAddress(
  attributes: ReadonlyMap<string, string>,
  base: string | undefined,
  scheme = /./,
): string | undefined {
  const set = /^\s*([^\s,]+)/.exec(attributes.get('srcset') ?? '')?.[1];
  return [...names.map((name) => attributes.get(name)?.trim()), set]
    .flatMap((written) => (written ? [safeLinkUrl(written, base)?.href ?? ''] : []))
    .find((href) => href !== '' && scheme.test(href));
}
