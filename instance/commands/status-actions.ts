import type { Instance } from '#context.ts';
import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { HttpError } from '#http/http-error.ts';
import { addFavourite, removeFavourite } from '#store/favourites.ts';
import { deleteNotificationOf } from '#store/notifications.ts';
import { addReaction, reactionsTo, removeReaction } from '#store/reactions.ts';
import type { AccountRow, StatusRow, Visibility } from '#store/rows.ts';
import { incrementStatusCount, insertStatus, reblogBy, statusById } from '#store/statuses.ts';
import { removeStatus } from './remove-status.ts';
import { notifyMember } from './notify-member.ts';

export function favourite(instance: Instance, member: AccountRow, status: StatusRow): void {
  const { database } = instance;
  database.transaction(() => {
    if (addFavourite(database, instance.newId(), member.id, status.id))
      notifyMember(instance, { to: status.account_id, type: 'favourite', from: member, status });
  });
}

export function unfavourite(instance: Instance, member: AccountRow, status: StatusRow): void {
  const { database } = instance;
  database.transaction(() => {
    if (!removeFavourite(database, member.id, status.id))
      throw new HttpError(400, 'Could not unfavorite');
    deleteNotificationOf(database, { type: 'favourite', fromId: member.id, statusId: status.id });
  });
}

/**
 * Reblogs a status. A private status can be reblogged only by its author, for the same audience.
 */
export function reblog(
  instance: Instance,
  member: AccountRow,
  status: StatusRow,
  requested: Visibility | undefined,
): StatusRow {
  const { database } = instance;
  const known = reblogBy(database, member.id, status.id);
  if (known) return known;
  const isOwn = status.account_id === member.id;
  const isOpen = status.visibility === 'public' || status.visibility === 'unlisted';
  const mayShare =
    isOpen || (isOwn && status.visibility === 'private') || status.visibility === 'local';
  if (!mayShare) throw new HttpError(404, 'Record not found');
  const id = instance.newId();
  const now = instance.now();
  return database.transaction(() => {
    insertStatus(database, {
      id,
      account_id: member.id,
      reblog_of: status.id,
      context: status.context,
      uri: status.uri,
      local: member.host === null ? 1 : 0,
      visibility: isOpen ? (requested ?? status.visibility) : status.visibility,
      content: '',
      content_type: 'text/plain',
      created_at: now,
    });
    incrementStatusCount(database, status.id, 'reblogs_count', 1);
    notifyMember(instance, { to: status.account_id, type: 'reblog', from: member, status });
    const wrapper = statusById(database, id);
    if (!wrapper) throw new Error('The new reblog cannot be read.');
    database.afterCommit(() => {
      instance.events.publish({ kind: 'posted', status: wrapper });
    });
    return wrapper;
  });
}

export function unreblog(instance: Instance, member: AccountRow, status: StatusRow): void {
  const { database } = instance;
  const wrapper = reblogBy(database, member.id, status.id);
  if (!wrapper) throw new HttpError(400, 'Could not unrepeat');
  removeStatus(instance, wrapper);
}

const pictograph = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u;
const emojiCharacters = /^[\p{Emoji}\p{Emoji_Component}]+$/u;
/** Maximum number of different reactions by an account to a status, since all are sent with it. */
const maxReactions = 20;

/**
 * Parses a Unicode emoji, a custom emoji with or without colons, or a remote emoji with which
 * somebody has already reacted to this status.
 */
function parseEmoji(
  instance: Instance,
  status: StatusRow,
  text: string,
): { name: string; url: string | null } {
  const shortcode = text.replaceAll(/^:|:$/g, '');
  const known =
    shortcode.includes('@') &&
    reactionsTo(instance.database, status.id).find(({ name }) => name === shortcode);
  if (known) return { name: known.name, url: known.url };
  const [custom] = instance.emoji.findIn(`:${shortcode}:`);
  if (custom) return { name: custom.shortcode, url: custom.url };
  const isEmoji = pictograph.test(text) && emojiCharacters.test(text) && countGraphemes(text) === 1;
  if (text.length <= 32 && isEmoji) return { name: text, url: null };
  throw new HttpError(400, 'Could not add reaction emoji');
}

export function react(
  instance: Instance,
  member: AccountRow,
  status: StatusRow,
  emoji: string,
): void {
  const { database } = instance;
  const { name, url } = parseEmoji(instance, status, emoji);
  const own = reactionsTo(database, status.id).filter((each) => each.account_id === member.id);
  if (own.length >= maxReactions && own.every((each) => each.name !== name))
    throw new HttpError(422, `Limit of ${maxReactions} reached`);
  database.transaction(() => {
    if (!addReaction(database, status.id, { account_id: member.id, name, url })) return;
    notifyMember(instance, {
      to: status.account_id,
      type: 'pleroma:emoji_reaction',
      from: member,
      status,
      emoji: url === null ? name : `:${name}:`,
      emojiUrl: url,
    });
  });
}

export function unreact(
  instance: Instance,
  member: AccountRow,
  status: StatusRow,
  emoji: string,
): void {
  const { database } = instance;
  const name = emoji.replaceAll(/^:|:$/g, '');
  const isCustom = name.includes('@') || instance.emoji.get(name) !== undefined;
  database.transaction(() => {
    const isRemoved = removeReaction(database, status.id, member.id, name);
    // If the reaction does not exist, Akkoma refuses only remote emoji.
    if (!isRemoved && name.includes('@'))
      throw new HttpError(400, 'Could not remove reaction emoji');
    deleteNotificationOf(database, {
      type: 'pleroma:emoji_reaction',
      fromId: member.id,
      statusId: status.id,
      emoji: isCustom ? `:${name}:` : name,
    });
  });
}
