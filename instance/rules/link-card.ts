import { originMark } from './origin-mark.ts';
import { plainText } from './escape-html.ts';
import { knownPages, type KnownPage } from './known-pages.ts';

const link = /<a (?<attributes>[^>]*)>/g;

/** The first address in a post that is neither a person, a tag, nor the quoted status. */
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

function cardOf({ url, title, description }: KnownPage): unknown {
  const { hostname, origin } = new URL(url);
  const image = `${originMark}/images/pages/${encodeURIComponent(hostname)}.png`;
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

/** The preview of a post's first link, when its page is known; `more` comes before what all know. */
export function linkCard(html: string, more: readonly KnownPage[]): unknown {
  const address = firstLink(html);
  const page = [...more, ...knownPages].find(({ url }) => url === address);
  return page && cardOf(page);
}
