/** Cursors of the pages before and after this one, from the Link header (R-TL-048). */
export interface PageLinks {
  /** `max_id` of the next older page; absent if the server sends none. */
  readonly older?: string;
  /** `min_id` (or `since_id`) of the next newer page. */
  readonly newer?: string;
}

const linkPattern = /<([^<>]*)>\s*;[^,<]*?\brel="?(\w+)"?/g;

/**
 * Reads the cursors of a Link header. Invalid addresses are skipped. Servers leave out `next` on
 * the last page, and the whole header if there is nothing newer.
 */
export function parsePageLinks(header: string | null): PageLinks {
  const links: { older?: string; newer?: string } = {};
  for (const [, address = '', relation] of (header ?? '').matchAll(linkPattern)) {
    const url = URL.parse(address, 'http://relative.invalid');
    const older = url?.searchParams.get('max_id');
    const newer = url?.searchParams.get('min_id') ?? url?.searchParams.get('since_id');
    if (relation === 'next' && older) links.older = older;
    if (relation === 'prev' && newer) links.newer = newer;
  }
  return links;
}
