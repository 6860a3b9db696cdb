/** Where the neighbours of a page begin, as the Link header says (R-TL-048). */
export interface PageLinks {
  /** `max_id` of the next older page; absent when the server names none. */
  readonly older?: string;
  /** `min_id` (or `since_id`) of the next newer page. */
  readonly newer?: string;
}

const linkPattern = /<([^>]*)>\s*;[^,]*?\brel="?(\w+)"?/g;

/**
 * Reads a Link header. An address that cannot be read is left out, and one part may well be
 * missing: servers leave out `next` at the end, and the whole header when nothing is new.
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
