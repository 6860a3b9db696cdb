import { originPlaceholder } from './origin-placeholder.ts';
import { plainText } from './escape-html.ts';
import { linkPreviewPages, type LinkPreviewPage } from './link-preview-pages.ts';

const link = /<a (?<attributes>[^>]*)>/g;

/** Returns the first link of a post that is not a mention, a hashtag or the quoted status. */
function firstLink(html: string): string | undefined {
  const own = html.replace(/<span class="quote-inline">.*$/s, '');
  for (const match of own.matchAll(link)) {
    const attributes = match.groups?.['attributes'] ?? '';
    if (/class="[^"]*(?:mention|hashtag)/.test(attributes)) continue;
    const href = /href="(https?:\/\/[^"]+)"/.exec(attributes)?.[1];
    if (href !== undefined) return plainText(href);
  }
  return undefined;
}

function createCard({ url, title, description }: LinkPreviewPage): unknown {
  const { hostname, origin } = new URL(url);
  const image = `${originPlaceholder}/images/pages/${encodeURIComponent(hostname)}.png`;
  return {
    description,
    image,
    image_description: '',
    pleroma: {
      opengraph: {
        description,
        image,
        'image:alt': '',
        site_name: hostname,
        title,
        type: 'article',
        url,
      },
    },
    provider_name: hostname,
    provider_url: origin,
    title,
    type: 'link',
    url,
  };
}

/**
 * Returns the preview card of a post's first link. Nothing is requested, so the page must be one of
 * `more` or, after them, of `linkPreviewPages`; otherwise there is no card (`undefined`).
 */
export function createLinkCard(html: string, more: readonly LinkPreviewPage[]): unknown {
  const address = firstLink(html);
  const page = [...more, ...linkPreviewPages].find(({ url }) => url === address);
  return page && createCard(page);
}
