import type { Card } from '@rookery/contract/schemas/card.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { StatusRow } from '#store/rows.ts';
import { filterResults } from '#views/keyword-filter-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { replaceFields } from '../entity-views.ts';
import { quoteApprovalView, quoteView } from './quote.ts';
import { mentionViews, statusUrl } from '../shared/addresses.ts';

/** Fields of Akkoma that Mastodon does not have. */
const removed: readonly string[] = ['akkoma', 'emoji_reactions', 'pleroma', 'quote_id'];

/** The viewer's own marks, which Mastodon omits for visitors. */
const viewerFields: readonly string[] = [
  'bookmarked',
  'favourited',
  'filtered',
  'muted',
  'pinned',
  'reblogged',
];

/** Mastodon has no statuses that only members of one server can read. */
export function mastodonVisibility(status: StatusRow): string {
  return status.visibility === 'local' ? 'private' : status.visibility;
}

/** Returns a link preview with every field that Mastodon sends. */
function mastodonCard(card: Card | null | undefined): unknown {
  if (!card) return null;
  return {
    title: '',
    description: '',
    language: null,
    type: 'link',
    author_name: '',
    author_url: '',
    provider_url: '',
    html: '',
    width: 0,
    height: 0,
    image_description: '',
    embed_url: '',
    blurhash: null,
    published_at: null,
    authors: [],
    ...replaceFields(card, ['pleroma'], {}),
    image: card.image ?? null,
    provider_name: card.provider_name ?? '',
  };
}

function isAlwaysSent(name: string, status: StatusRow, view: ViewContext): boolean {
  if (name === 'text') return false;
  // Only the author learns whether a status is pinned.
  if (name === 'pinned') return view.viewer?.id === status.account_id;
  return view.viewer !== undefined || !viewerFields.includes(name);
}

export function mastodonStatus(
  document: Status,
  status: StatusRow,
  view: ViewContext,
  inQuote: boolean,
): Status {
  const { instance, origin } = view;
  const author = view.account(status.account_id);
  const absent = [...viewerFields, 'text'].filter(
    (name) => !isAlwaysSent(name, status, view) && !(name === 'text' && document.text),
  );
  return replaceFields(document, [...removed, ...absent], {
    application: status.local === 1 ? { name: 'Web', website: null } : null,
    card: mastodonCard(document.card),
    edited_at: document.edited_at ?? null,
    poll: document.poll ?? null,
    mentions: mentionViews(view, document.mentions),
    muted: document.pleroma?.thread_muted ?? false,
    filtered: filterResults(view, status),
    quote: quoteView(document, status, view, inQuote),
    quote_approval: quoteApprovalView(status, view),
    quotes_count: instance.database.count(
      "statuses WHERE quote_id = ? AND ifnull(quote_state, 'accepted') = 'accepted'",
      status.id,
    ),
    tags: (document.tags ?? []).map(({ name }) => ({
      name,
      url: `${origin}/tags/${encodeURIComponent(name)}`,
    })),
    url: statusUrl(status, author, origin, ''),
    visibility: mastodonVisibility(status),
  });
}
