import type { Account } from '@rookery/contract/schemas/account.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type {
  AccountField,
  AccountInstance,
  AccountRow,
  AccountSource,
} from '#store/rows/account-row.ts';
import { toEmojiRows } from './to-emoji-rows.ts';
import { capList, mapCapped, capText, capVisibleText, maxShownItems } from './limits.ts';
import { internSubstring } from './intern-text.ts';

type Fields = Readonly<NonNullable<Account['fields']>>;

function fieldRows(
  fields: Fields | undefined,
  known: readonly AccountField[] | undefined,
): readonly AccountField[] | undefined {
  return (
    fields &&
    mapCapped(fields, (field, index) => {
      const name = capVisibleText(field.name ?? '', 'name');
      const value = capText(field.value ?? '', 'field');
      const before = known?.[index];
      const isSame = before?.name === name && before.value === value;
      const verifiedAt = field.verified_at === undefined && isSame ? before.verifiedAt : null;
      return { name, value, verifiedAt: field.verified_at ?? verifiedAt };
    })
  );
}

/* The fields of `source` are for a form, which sends them back to the server, so no characters
   are removed from them. */
function writtenField({ name = '', value = '' }: Fields[number]) {
  return { name: capText(name, 'field'), value: capText(value, 'field') };
}

function instanceRow(
  wire: Account,
  known: AccountInstance | undefined,
): AccountInstance | undefined {
  const instance = wire.akkoma?.instance;
  const name = instance?.name ?? known?.name;
  if (!instance || name === undefined) return undefined;
  return {
    ...known,
    ...omitUndefined<Partial<AccountInstance>>({
      softwareName: capText(instance.nodeinfo?.software?.name, 'name'),
      softwareVersion: capText(instance.nodeinfo?.software?.version, 'name'),
    }),
    name: capText(name, 'name'),
    favicon: capText(instance.favicon, 'address') ?? known?.favicon ?? null,
  };
}

/* Some responses contain fewer fields of `source` than others, so each of its fields is merged
   separately. */
function sourceRow(wire: Account, known: AccountSource | undefined): AccountSource | undefined {
  const { source } = wire;
  const discoverable = source?.pleroma?.discoverable ?? wire.discoverable ?? undefined;
  if (!source && discoverable === undefined) return undefined;
  return {
    ...known,
    ...omitUndefined<AccountSource>({
      note: internSubstring(wire.note, capText(source?.note, 'text')),
      /* Servers send `privacy` only to the owner. The display name as written is stored only for
         the owner, whose form edits it. */
      name: source?.privacy === undefined ? undefined : capText(wire.display_name, 'field'),
      fields: source?.fields && mapCapped(source.fields, writtenField),
      privacy: capText(source?.privacy, 'name'),
      quotePolicy: capText(source?.quote_policy, 'name'),
      sensitive: source?.sensitive,
      language: capText(source?.language, 'name'),
      noRichText: source?.pleroma?.no_rich_text,
      showRole: source?.pleroma?.show_role,
      discoverable,
    }),
  };
}

function notificationSettings(
  wire: Account,
  known: AccountRow['notificationSettings'],
): AccountRow['notificationSettings'] {
  const settings = wire.pleroma?.notification_settings;
  return (
    settings && {
      ...known,
      ...omitUndefined<NonNullable<AccountRow['notificationSettings']>>({
        blockFromStrangers: settings.block_from_strangers,
        hideNotificationContents: settings.hide_notification_contents,
      }),
    }
  );
}

/** Returns whether a count is hidden: Mastodon then sends −1. */
function isHidden(count: number | undefined): boolean {
  return count === -1;
}

function shownCount(count: number | undefined): number | undefined {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Converts an account into a row, and merges its nested objects with those of the row in the table.
 */
export function toAccountRow(wire: Account, known: AccountRow | undefined): AccountRow {
  const { pleroma, akkoma } = wire;
  return omitUndefined<AccountRow>({
    id: wire.id,
    acct: capText(wire.acct, 'name'),
    username: capText(wire.username, 'name'),
    displayName: capVisibleText(wire.display_name, 'name'),
    url: capText(wire.url, 'address'),
    note: capText(wire.note, 'text'),
    avatar: capText(wire.avatar, 'address'),
    avatarDescription: capText(wire.avatar_description, 'description'),
    header: capText(wire.header, 'address'),
    headerDescription: capText(wire.header_description, 'description'),
    backgroundImage: capText(pleroma?.background_image, 'address'),
    fields: fieldRows(
      wire.fields && capList(wire.fields, maxShownItems.profileFields),
      known?.fields,
    ),
    emojis: wire.emojis && toEmojiRows(wire.emojis),
    followersCount: shownCount(wire.followers_count),
    followingCount: shownCount(wire.following_count),
    statusesCount: wire.statuses_count,
    createdAt: wire.created_at,
    locked: wire.locked,
    bot: wire.bot,
    isAdmin: pleroma?.is_admin ?? wire.rights?.admin,
    isModerator: pleroma?.is_moderator ?? wire.rights?.delete_others_notice,
    permissions: capText(wire.role?.permissions, 'name'),
    isDeactivated: pleroma?.deactivated ?? wire.suspended,
    isMemorial: wire.memorial,
    isLimited: wire.limited,
    showMedia: wire.show_media,
    showMediaReplies: wire.show_media_replies,
    showFeatured: wire.show_featured,
    featureApproval: capText(wire.feature_approval?.current_user, 'name'),
    hideFavorites: pleroma?.hide_favorites,
    hideFollows: pleroma?.hide_follows ?? wire.hide_collections ?? undefined,
    hideFollowers: pleroma?.hide_followers ?? wire.hide_collections ?? undefined,
    hideFollowsCount: isHidden(wire.following_count) || pleroma?.hide_follows_count,
    hideFollowersCount: isHidden(wire.followers_count) || pleroma?.hide_followers_count,
    allowFollowingMove: pleroma?.allow_following_move,
    alsoKnownAs: pleroma?.also_known_as && capList(pleroma.also_known_as),
    movedToId: wire.moved?.id,
    favicon: capText(pleroma?.favicon, 'address'),
    instance: instanceRow(wire, known?.instance),
    permitFollowback: akkoma?.permit_followback,
    webFeed: capText(akkoma?.web_feed, 'address'),
    statusTtlDays: akkoma?.status_ttl_days,
    tags: pleroma?.tags && capList(pleroma.tags),
    acceptsDirectMessagesFrom: wire.accepts_direct_messages_from,
    source: sourceRow(wire, known?.source),
    followRequestsCount: wire.follow_requests_count ?? wire.source?.follow_requests_count,
    unreadNotificationsCount: pleroma?.unread_notifications_count,
    unreadConversationsCount: pleroma?.unread_conversation_count,
    notificationSettings: notificationSettings(wire, known?.notificationSettings),
  });
}
