import { safeLinkUrl } from '#lib/url/safe-url.ts';

/* Names of attributes that may contain the address, best first. A picture that loads lazily has
   its address in an attribute such as `data-src`, and a placeholder image in `src`. */
const names = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'src', 'data'];

/**
 * Returns the first safe address of a picture or media file. `scheme` limits the addresses, for
 * instance to `https:`; without it, every address that may be linked is allowed.
 */
export function mediaSourceAddress(
  attributes: ReadonlyMap<string, string>,
  base: string | undefined,
  scheme = /./,
): string | undefined {
  const set = /^\s*([^\s,]+)/.exec(attributes.get('srcset') ?? '')?.[1];
  return [...names.map((name) => attributes.get(name)?.trim()), set]
    .flatMap((written) => (written ? [safeLinkUrl(written, base)?.href ?? ''] : []))
    .find((href) => href !== '' && scheme.test(href));
}
