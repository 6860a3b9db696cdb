import type { EmojiRow } from './emoji-row.ts';

export interface AccountField {
  readonly name: string;
  /** HTML, or plain text in the account's source. */
  readonly value: string;
  /** ISO 8601; null if not verified. */
  readonly verifiedAt: string | null;
}

export interface AccountInstance {
  readonly name: string;
  readonly favicon: string | null;
  readonly softwareName?: string;
  readonly softwareVersion?: string;
}

/** Sent only to the owner. Name, bio and fields are exactly as written, for the form. */
export interface AccountSource {
  readonly name?: string;
  readonly note?: string;
  readonly fields?: readonly Omit<AccountField, 'verifiedAt'>[];
  readonly privacy?: string;
  readonly sensitive?: boolean;
  readonly language?: string | null;
  readonly noRichText?: boolean;
  readonly showRole?: boolean;
  readonly discoverable?: boolean;
}

/** An account. Only `id` is always present; a mention alone fills acct, username and url. */
export interface AccountRow {
  readonly id: string;
  /** `name` for a local account, `name@host` for a remote one. */
  readonly acct?: string;
  readonly username?: string;
  /** Plain text with `:shortcodes:`. */
  readonly displayName?: string;
  /** Profile page on the home server. */
  readonly url?: string;
  /** HTML. */
  readonly note?: string;
  readonly avatar?: string;
  readonly avatarDescription?: string;
  readonly header?: string;
  readonly headerDescription?: string;
  readonly backgroundImage?: string | null;
  readonly fields?: readonly AccountField[];
  readonly emojis?: readonly EmojiRow[];
  readonly followersCount?: number;
  readonly followingCount?: number;
  readonly statusesCount?: number;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly locked?: boolean;
  readonly bot?: boolean;
  readonly isAdmin?: boolean;
  readonly isModerator?: boolean;
  readonly isDeactivated?: boolean;
  /** The account of somebody who has died. */
  readonly isMemorial?: boolean;
  /** Hidden from strangers by the moderators of the instance. */
  readonly isLimited?: boolean;
  readonly hideFavorites?: boolean;
  readonly hideFollows?: boolean;
  readonly hideFollowers?: boolean;
  readonly hideFollowsCount?: boolean;
  readonly hideFollowersCount?: boolean;
  readonly allowFollowingMove?: boolean;
  /** Other addresses (ActivityPub ids) of the same person. */
  readonly alsoKnownAs?: readonly string[];
  /** Id of the new account if this one has moved. */
  readonly movedToId?: string;
  readonly favicon?: string | null;
  readonly instance?: AccountInstance;
  readonly permitFollowback?: boolean;
  /** Days after which its statuses expire; null for never. */
  readonly statusTtlDays?: number | null;
  /** Moderation tags such as `mrf_tag:sandbox`. */
  readonly tags?: readonly string[];
  readonly acceptsDirectMessagesFrom?: string;
  /** The following are known only of the viewer's own account. */
  readonly source?: AccountSource;
  readonly followRequestsCount?: number;
  readonly unreadNotificationsCount?: number;
  readonly unreadConversationsCount?: number;
  readonly notificationSettings?: {
    readonly blockFromStrangers?: boolean;
    readonly hideNotificationContents?: boolean;
  };
}

/** Whether an account is local: its address has no host. */
export function isLocalAccount({ acct }: AccountRow): boolean {
  return acct !== undefined && !acct.includes('@');
}

/** Returns the highest role of an account. */
export function roleOf({ isAdmin, isModerator }: AccountRow): 'admin' | 'moderator' | 'member' {
  if (isAdmin === true) return 'admin';
  return isModerator === true ? 'moderator' : 'member';
}
