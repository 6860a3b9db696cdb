import type { AccountRow, StatusRow } from '#store/rows.ts';
import { escapeHtml, plainText } from '#rules/escape-html.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { mediaOfStatus } from '#store/media.ts';
import { statusTags } from '#store/tags.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { pictureUrl } from './account-view.ts';
import type { ViewContext } from './view-context.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for XML and removes characters that XML does not allow. */
function xml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  return escapeHtml(text).replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

interface Entry {
  readonly url: string;
  readonly title: string;
  readonly content: string;
  readonly at: Date;
  readonly edited: Date;
  readonly tags: readonly string[];
  readonly files: readonly { readonly url: string; readonly type: string }[];
}

function entryOf(view: ViewContext, status: StatusRow): Entry {
  const { database } = view.instance;
  const text = status.spoiler_text || plainText(status.content);
  return {
    url: `${view.origin}/notice/${status.id}`,
    title: cutText(text, 100) || 'Post',
    content: insertOrigin(status.content, view.origin),
    at: new Date(status.created_at),
    edited: new Date(status.edited_at ?? status.created_at),
    tags: statusTags(database, status.id),
    files: mediaOfStatus(database, status.id).map((media) => ({
      url: pictureUrl(media.file, view.origin, ''),
      type: media.mime_type,
    })),
  };
}

function atomEntry(entry: Entry): string {
  return `<entry>
<id>${xml(entry.url)}</id><title>${xml(entry.title)}</title>
<content type="html">${xml(entry.content)}</content>
<published>${entry.at.toISOString()}</published><updated>${entry.edited.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
${entry.tags.map((tag) => `<category term="${xml(tag)}"/>`).join('')}
${entry.files.map(({ url, type }) => `<link rel="enclosure" href="${xml(url)}" type="${xml(type)}"/>`).join('')}
</entry>`;
}

function rssItem(entry: Entry): string {
  return `<item>
<guid>${xml(entry.url)}</guid><link>${xml(entry.url)}</link><title>${xml(entry.title)}</title>
<description>${xml(entry.content)}</description><pubDate>${entry.at.toUTCString()}</pubDate>
${entry.tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}
</item>`;
}

/** Returns an account's public statuses as an Atom or RSS feed. */
export function feedView(
  view: ViewContext,
  account: AccountRow,
  statuses: readonly StatusRow[],
  format: 'atom' | 'rss',
): string {
  const profile = `${view.origin}/users/${account.username}`;
  const self = `${profile}/feed.${format}`;
  const entries = statuses.map((status) => entryOf(view, status));
  const title = `${account.username}'s timeline`;
  const about = plainText(account.note);
  const updated = entries[0]?.edited ?? new Date(account.created_at);
  const oldest = statuses.at(-1);
  const next = oldest ? `${self}?max_id=${oldest.id}` : undefined;
  if (format === 'rss')
    return `${header}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(title)}</title><link>${xml(profile)}</link><description>${xml(about)}</description>
<atom:link rel="self" href="${xml(self)}" type="application/rss+xml"/>
${entries.map(rssItem).join('\n')}
</channel></rss>\n`;
  return `${header}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xml(self)}</id><title>${xml(title)}</title><updated>${updated.toISOString()}</updated>
<logo>${xml(pictureUrl(account.avatar, view.origin, '/images/avi.png'))}</logo>
<link rel="self" href="${xml(self)}" type="application/atom+xml"/>
${next === undefined ? '' : `<link rel="next" href="${xml(next)}" type="application/atom+xml"/>`}
<author><name>${xml(account.display_name)}</name><uri>${xml(profile)}</uri></author><subtitle>${xml(about)}</subtitle>
${entries.map(atomEntry).join('\n')}
</feed>\n`;
}
