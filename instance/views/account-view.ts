import type { Account } from '@rookery/contract/schemas/account.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import type { ProfileField } from '#rules/profile-field.ts';
import { type AccountSettings, parseSettings } from '#rules/account-settings.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { formatDate, formatTime } from '#rules/time.ts';
import { unreadConversations } from '#store/conversations.ts';
import { countFollowRequests } from '#store/follows.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { countUnseenNotifications } from '#store/notifications.ts';
import type { AccountRow } from '#store/rows.ts';
import { emojisView } from './emoji-view.ts';
import { nodeinfoParts, nodeinfoSoftware, softwareRepository } from './nodeinfo-parts.ts';
import { relationshipView } from './relationship-view.ts';
import type { ViewContext } from './view-context.ts';

interface AccountViewOptions {
  readonly withRelationship?: boolean;
  /** Whether `settings_store` is included, as in responses about the own account. */
  readonly withSettingsStore?: boolean;
  /** Whether the account is shown alone, as a profile. */
  readonly isProfile?: boolean;
}

/** Returns the URL of an account's profile, which for remote accounts is on their own host. */
export function accountUrl(account: AccountRow, origin: string): string {
  return account.url ?? `${origin}/users/${account.username}`;
}

/**
 * Returns the URL of a picture. `file` is the name of an uploaded file, the URL of a picture on
 * another host, or null for the picture at the path `fallback`.
 */
export function pictureUrl(file: string | null, origin: string, fallback: string): string {
  if (file === null) return `${origin}${fallback}`;
  return /^https?:/.test(file) ? file : `${origin}/media/${file}`;
}

/**
 * Returns the URL of a host's favicon. Nothing is requested from other hosts, so this instance draws
 * their favicons from the host names.
 */
function faviconOf(host: string | null, origin: string): string {
  return host === null ? `${origin}/favicon.png` : `${origin}/images/favicons/${host}.svg`;
}

function instanceOf(view: ViewContext, account: AccountRow) {
  const { origin } = view;
  const favicon = faviconOf(account.host, origin);
  if (account.host !== null)
    return {
      favicon,
      name: account.host,
      nodeinfo: { software: { name: 'mastodon', version: '4.2.0' } },
    };
  const nodeinfo = {
    ...nodeinfoParts(view.instance),
    metadata: {},
    software: { ...nodeinfoSoftware, repository: softwareRepository },
    version: '2.1',
  };
  return { favicon, name: view.instance.config.domain, nodeinfo };
}

/** Returns an account as the viewer may see it; only the own account includes private fields. */
export function accountView(
  view: ViewContext,
  account: AccountRow,
  options: AccountViewOptions = {},
): Account {
  const form = options.withSettingsStore
    ? 'credential'
    : options.isProfile
      ? 'profile'
      : 'embedded';
  const { views } = findDialect(view.instance.config);
  return views.account(accountDocument(view, account, options), account, view, form);
}

/*
 * Descriptions of the avatar and header. Akkoma has these fields since 3.19, and the server whose
 * responses were recorded did not, so they are sent only if they are set.
 */
function descriptionsView(settings: AccountSettings): Partial<Account> {
  const { avatar_description, header_description } = settings;
  return {
    ...(avatar_description === '' ? {} : { avatar_description }),
    ...(header_description === '' ? {} : { header_description }),
  };
}

function accountDocument(
  view: ViewContext,
  account: AccountRow,
  options: AccountViewOptions,
): Account {
  const { origin, viewer } = view;
  const { database, config } = view.instance;
  const settings = parseSettings(account);
  const isSelf = viewer?.id === account.id;
  const fields = fromJsonColumn<ProfileField[]>(account.fields);
  const avatar = pictureUrl(account.avatar, origin, '/images/avi.png');
  const header = pictureUrl(account.header, origin, '/images/banner.png');
  const hidesFollowers = settings.hide_followers_count && !isSelf;
  const hidesFollows = settings.hide_follows_count && !isSelf;
  const showsRole = isSelf || settings.show_role || viewer?.role === 'admin';
  return {
    ...(isSelf ? { accepts_direct_messages_from: settings.accepts_direct_messages_from } : {}),
    acct: account.acct,
    akkoma: {
      instance: instanceOf(view, account),
      permit_followback: settings.permit_followback,
      status_ttl_days: settings.status_ttl_days,
    },
    avatar,
    avatar_static: avatar,
    ...descriptionsView(settings),
    bot: account.bot === 1,
    created_at: formatTime(account.created_at),
    display_name: account.display_name,
    emojis: emojisView(account.emojis, origin),
    fields: fields.map(({ name, html }) => ({ name, value: insertOrigin(html, origin) })),
    ...(isSelf ? { follow_requests_count: countFollowRequests(database, account.id) } : {}),
    followers_count: hidesFollowers ? 0 : account.followers_count,
    following_count: hidesFollows ? 0 : account.following_count,
    fqn: account.host === null ? `${account.username}@${config.domain}` : account.acct,
    header,
    header_static: header,
    id: account.id,
    last_status_at: account.last_status_at === null ? null : formatDate(account.last_status_at),
    locked: account.locked === 1,
    note: insertOrigin(account.note, origin),
    pleroma: {
      ...(isSelf ? { allow_following_move: settings.allow_following_move } : {}),
      also_known_as: settings.also_known_as.map((uri) => insertOrigin(uri, origin)),
      ap_id: account.uri ?? `${origin}/users/${account.username}`,
      background_image:
        account.background === null ? null : `${origin}/media/${account.background}`,
      ...(viewer?.role === 'admin' ? { deactivated: account.active === 0 } : {}),
      ...(isSelf ? { email: account.email } : {}),
      favicon: faviconOf(account.host, origin),
      hide_favorites: settings.hide_favorites,
      hide_followers: settings.hide_followers,
      hide_followers_count: settings.hide_followers_count,
      hide_follows: settings.hide_follows,
      hide_follows_count: settings.hide_follows_count,
      is_admin: showsRole && account.role === 'admin',
      is_confirmed: account.confirmed === 1,
      is_moderator: showsRole && account.role === 'moderator',
      is_suggested: account.suggested === 1,
      ...(isSelf
        ? {
            notification_settings: {
              block_from_strangers: settings.block_from_strangers,
              hide_notification_contents: settings.hide_notification_contents,
            },
          }
        : {}),
      relationship: options.withRelationship && viewer ? relationshipView(view, account) : {},
      ...(isSelf && options.withSettingsStore
        ? { settings_store: { ...settings.settings_store } }
        : {}),
      skip_thread_containment: settings.skip_thread_containment,
      tags: [...settings.tags],
      ...(isSelf
        ? {
            unread_conversation_count: unreadConversations(database, account.id),
            unread_notifications_count: countUnseenNotifications(database, account.id),
          }
        : {}),
    },
    source: {
      fields: account.host === null ? fields.map(({ name, value }) => ({ name, value })) : [],
      note: account.note_source,
      pleroma: {
        actor_type: account.bot === 1 ? 'Service' : 'Person',
        discoverable: settings.discoverable,
        ...(isSelf ? { no_rich_text: settings.no_rich_text, show_role: settings.show_role } : {}),
      },
      ...(isSelf ? { privacy: settings.privacy } : {}),
      sensitive: settings.sensitive,
    },
    statuses_count: account.statuses_count,
    url: accountUrl(account, origin),
    username: account.username,
  };
}
