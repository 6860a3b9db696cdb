import type { Account } from '@rookery/contract/schemas/account.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { countFollowRequests } from '#store/follows.ts';
import type { AccountRow } from '#store/rows.ts';
import type { ViewContext } from '#views/view-context.ts';
import { replaceFields, type AccountViewKind } from '../entity-views.ts';
import { profileUrl } from '../shared/addresses.ts';

/** Fields of Akkoma that Mastodon does not have. */
const removed: readonly string[] = [
  'accepts_direct_messages_from',
  'akkoma',
  'follow_requests_count',
  'fqn',
  'pleroma',
];

/** The bits of Mastodon's roles that clients look at: reports, federation, users, appeals. */
const staffPermissions = '458736';
const adminPermissions = '1048575';

function roleOf({ role }: AccountRow) {
  if (role === null)
    return { id: '-99', name: '', permissions: '65536', color: '', highlighted: false };
  const isAdmin = role === 'admin';
  return {
    id: isAdmin ? '3' : '1',
    name: isAdmin ? 'Owner' : 'Moderator',
    permissions: isAdmin ? adminPermissions : staffPermissions,
    color: '',
    highlighted: true,
  };
}

function sourceOf(account: AccountRow, document: Account, view: ViewContext) {
  const settings = parseSettings(account);
  return {
    privacy: settings.privacy,
    sensitive: settings.sensitive,
    language: settings.language,
    note: account.note_source,
    fields: (document.source?.fields ?? []).map((field) => ({ ...field, verified_at: null })),
    follow_requests_count: countFollowRequests(view.instance.database, account.id),
    hide_collections: settings.hide_follows,
    discoverable: settings.discoverable,
    indexable: settings.indexable,
    attribution_domains: settings.attribution_domains,
    quote_policy: settings.quote_policy,
  };
}

/**
 * Returns who may add an account to a collection. Mastodon has no setting for it: whoever can be
 * discovered agrees. No policy is known of accounts on other servers.
 */
function featureApproval(account: AccountRow, { viewer }: ViewContext) {
  const isOpen = account.host === null && parseSettings(account).discoverable;
  const isOwn = viewer?.id === account.id;
  return {
    automatic: isOpen ? ['public'] : [],
    manual: [],
    current_user: isOpen || isOwn ? 'automatic' : account.host === null ? 'denied' : 'missing',
  };
}

/** Returns an account; only the own credentials contain `source` and `role`. */
export function mastodonAccount(
  document: Account,
  account: AccountRow,
  view: ViewContext,
  form: AccountViewKind,
): Account {
  const settings = parseSettings(account);
  const { id, name, color } = roleOf(account);
  const isCredential = form === 'credential';
  return replaceFields(document, isCredential ? removed : [...removed, 'source'], {
    created_at: `${document.created_at?.slice(0, 10)}T00:00:00.000Z`,
    uri: account.uri ?? `${view.origin}/users/${account.username}`,
    url: profileUrl(account, view.origin),
    avatar_description: settings.avatar_description,
    header_description: settings.header_description,
    show_media: settings.show_media,
    show_media_replies: settings.show_media_replies,
    show_featured: settings.show_featured,
    feature_approval: featureApproval(account, view),
    group: false,
    discoverable: settings.discoverable,
    indexable: settings.indexable,
    noindex: false,
    hide_collections: settings.hide_follows,
    roles: account.role === null || account.host !== null ? [] : [{ id, name, color }],
    fields: (document.fields ?? []).map((field) => ({ ...field, verified_at: null })),
    ...(isCredential ? { source: sourceOf(account, document, view), role: roleOf(account) } : {}),
  });
}
