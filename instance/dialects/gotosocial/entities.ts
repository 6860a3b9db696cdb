import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { countFollowRequests } from '#store/follows.ts';
import type { AccountRow, MediaRow, StatusRow } from '#store/rows.ts';
import { filterResults } from '#views/keyword-filter-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { replaceFields, type AccountViewKind, type EntityViews } from '../entity-views.ts';
import { pollWithVotersCount, tokenWithoutExpiry } from '../mastodon/entities.ts';
import { mastodonVisibility } from '../mastodon/status.ts';
import { mentionViews, profileUrl, statusUrl } from '../shared/addresses.ts';
import { interactionPolicy } from './interaction-policy.ts';

const accountFields: readonly string[] = [
  'accepts_direct_messages_from',
  'akkoma',
  'follow_requests_count',
  'fqn',
  'pleroma',
  'source',
];

function credentialFields(row: AccountRow, view: ViewContext) {
  const settings = parseSettings(row);
  const role = row.role ?? 'user';
  return {
    source: {
      privacy: settings.privacy,
      web_visibility: 'public',
      web_layout: 'microblog',
      sensitive: settings.sensitive,
      language: settings.language,
      status_content_type: 'text/plain',
      note: row.note_source,
      fields: [],
      follow_requests_count: countFollowRequests(view.instance.database, row.id),
    },
    role: {
      id: role,
      name: role,
      color: '',
      permissions: role === 'admin' ? '546033' : '0',
      highlighted: role !== 'user',
    },
  };
}

function account(
  document: Account,
  row: AccountRow,
  view: ViewContext,
  form: AccountViewKind,
): Account {
  const isOwn = view.viewer?.id === row.id && form !== 'embedded';
  const own = isOwn ? credentialFields(row, view) : undefined;
  return replaceFields(
    replaceFields(document, accountFields, {
      url: profileUrl(row, view.origin),
      avatar_description: '',
      header_description: '',
      discoverable: parseSettings(row).discoverable,
      group: false,
    }),
    [],
    own ? { ...own, source: { ...own.source, fields: document.source?.fields ?? [] } } : {},
  );
}

const statusFields: readonly string[] = [
  'akkoma',
  'emoji_reactions',
  'pleroma',
  'quote',
  'quote_id',
];

/** GoToSocial has no quotes: their text ends in a link to the quoted status. */
function status(document: Status, row: StatusRow, view: ViewContext): Status {
  const isWrapper = row.reblog_of !== null;
  const filtered = filterResults(view, row);
  const visibility = mastodonVisibility(row);
  return replaceFields(
    document,
    isWrapper || row.source === null ? [...statusFields, 'text'] : statusFields,
    {
      edited_at: document.edited_at ?? null,
      card: document.card ? replaceFields(document.card, ['pleroma'], {}) : null,
      poll: document.poll ?? null,
      application: row.local === 1 ? { name: 'Web' } : null,
      tags: (document.tags ?? []).map(({ name }) => ({
        name,
        url: `${view.origin}/tags/${encodeURIComponent(name)}`,
      })),
      mentions: mentionViews(view, document.mentions),
      muted: document.pleroma?.thread_muted ?? false,
      url: statusUrl(row, view.account(row.account_id), view.origin, 'statuses/'),
      visibility,
      ...(isWrapper || row.source === null
        ? {}
        : { text: row.source, content_type: row.content_type }),
      ...(filtered.length > 0 ? { filtered } : {}),
      interaction_policy: interactionPolicy(visibility, row.account_id === view.viewer?.id),
    },
  );
}

function attachment(document: Attachment, row: MediaRow): Attachment {
  const { width, height } = row;
  const size =
    width === null || height === null
      ? undefined
      : { width, height, size: `${width}x${height}`, aspect: width / height };
  return replaceFields(document, ['pleroma'], {
    remote_url: null,
    preview_remote_url: null,
    meta: {
      focus: { x: 0, y: 0 },
      ...document.meta,
      ...(size ? { original: size, small: size } : {}),
    },
  });
}

export const gotosocialViews: EntityViews = {
  account,
  status,
  poll: pollWithVotersCount,
  attachment,
  relationship: (document) => replaceFields(document, ['subscribing'], {}),
  notification: (document) => replaceFields(document, ['emoji', 'emoji_url', 'pleroma'], {}),
  token: tokenWithoutExpiry,
};
