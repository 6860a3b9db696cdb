import type { BodyValues } from '@rookery/contract/call.ts';
import type { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { textLength, type CountingRules } from '#lib/text-length.ts';
import type { InstanceInfo } from '../instance/instance-info.ts';
import type { AccountRow } from '#store/rows/account-row.ts';

export interface ProfileDraft {
  readonly name: string;
  readonly bio: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Empty if the avatar has no description. */
  readonly avatarDescription: string;
  readonly headerDescription: string;
  readonly isBot: boolean;
  readonly showsRole: boolean;
  /** Who may send direct messages; undefined if the server does not say. */
  readonly sendersOfDirect: string | undefined;
  /**
   * Number of days after which statuses are deleted; null for never, undefined if the server does
   * not say.
   */
  readonly lifeOfPosts: number | null | undefined;
  /** Language of the emails that the server sends; empty to leave it unchanged. */
  readonly mailLanguage: string;
}

/** Returns the initial draft, with the texts as the member wrote them, not as they are shown. */
export function createProfileDraft(account: AccountRow): ProfileDraft {
  const { displayName, source, bot, acceptsDirectMessagesFrom, statusTtlDays } = account;
  return {
    name: source?.name ?? displayName ?? '',
    bio: source?.note ?? '',
    fields: (source?.fields ?? []).map(({ name, value }) => ({ name, value })),
    avatarDescription: account.avatarDescription ?? '',
    headerDescription: account.headerDescription ?? '',
    isBot: bot ?? false,
    showsRole: source?.showRole ?? true,
    sendersOfDirect: acceptsDirectMessagesFrom,
    lifeOfPosts: statusTtlDays,
    mailLanguage: '',
  };
}

/** Returns true if the name or value of a field is longer than the server accepts. */
export function hasLongField(
  fields: ProfileDraft['fields'],
  limits: InstanceInfo['fieldsLimits'],
  counting: CountingRules,
): boolean {
  return fields.some(
    ({ name, value }) =>
      textLength(name, counting) > (limits?.nameLength ?? Infinity) ||
      textLength(value, counting) > (limits?.valueLength ?? Infinity),
  );
}

const directMessageSenders = ['everybody', 'people_i_follow', 'nobody'] as const;

/** Returns only the values that have changed (R-SET-026). */
export function profileChanges(
  before: ProfileDraft,
  after: ProfileDraft,
): BodyValues<typeof updateCredentials> {
  const filled = after.fields.filter(
    ({ name, value }) => name.trim() !== '' || value.trim() !== '',
  );
  const senders = directMessageSenders.find((each) => each === after.sendersOfDirect);
  const haveFieldsChanged = JSON.stringify(filled) !== JSON.stringify(before.fields);
  return {
    ...(after.name !== before.name && { display_name: after.name }),
    ...(after.bio !== before.bio && { note: after.bio }),
    ...(haveFieldsChanged && { fields_attributes: filled }),
    ...(after.avatarDescription !== before.avatarDescription && {
      avatar_description: after.avatarDescription,
    }),
    ...(after.headerDescription !== before.headerDescription && {
      header_description: after.headerDescription,
    }),
    ...(after.isBot !== before.isBot && { bot: after.isBot }),
    ...(after.showsRole !== before.showsRole && { show_role: after.showsRole }),
    ...(senders !== undefined &&
      after.sendersOfDirect !== before.sendersOfDirect && {
        accepts_direct_messages_from: senders,
      }),
    ...(after.lifeOfPosts !== before.lifeOfPosts && { status_ttl_days: after.lifeOfPosts ?? -1 }),
    ...(after.mailLanguage !== before.mailLanguage && { language: after.mailLanguage }),
  };
}
