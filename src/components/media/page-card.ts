import type { CardRow } from '#store/rows/status-row.ts';
import { displayHost } from '#lib/url/display-host.ts';
import type { MediaUrls } from './media-urls.ts';

/**
 * Converts a web page attachment to a link card. Without a name, the host is its title; `word` is
 * the label of its kind.
 */
export function pageCard(
  { name, word, isPlain }: { name: string; word: string; isPlain: boolean },
  { full, preview }: MediaUrls,
): CardRow {
  const { text, ascii, isDeceptive } = displayHost(new URL(full).host);
  const host = isDeceptive ? ascii : text;
  const isNamed = name.trim() !== '';
  return {
    url: full,
    title: isNamed ? name : host,
    description: '',
    image: isPlain ? null : (preview ?? null),
    providerName: isNamed ? host : word,
    type: 'link',
  };
}
