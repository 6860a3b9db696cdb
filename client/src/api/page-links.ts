/** Cursors of the neighbouring pages, from the Link header (R-TL-048). */
export interface PageLinks {
  /** `max_id` of the next older page; absent if the server sends none. */
  readonly older?: string;
  /** `min_id` (or `since_id`) of the next newer page. */
  readonly newer?: string;
}

const linkPattern = /<([^<>]*)>\s*;[^,<]*?\brel="?(\w+)"?/g;

/**
 * Parses a Link header. Skips invalid addresses. Servers leave out `next` at the end, and the whole
 * header if nothing is new.
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
