import type { EmojiRow } from './emoji-row.ts';

export interface AccountField {
  readonly name: string;
  /** HTML, or plain text in the account's source. */
  readonly value: string;
  /** Time of verification in ISO 8601; null if not verified. */
  readonly verifiedAt: string | null;
}

/** The server of an account, as Akkoma describes it in the entity of the account. */
export interface AccountInstance {
  readonly name: string;
  readonly favicon: string | null;
  readonly softwareName?: string;
  readonly softwareVersion?: string;
}

/**
 * Texts that the server sends only to the owner of the account: name, bio and fields exactly as
 * written, for the form that edits them.
 */
export interface AccountSource {
  readonly name?: string;
  readonly note?: string;
  readonly fields?: readonly Omit<AccountField, 'verifiedAt'>[];
  readonly privacy?: string;
  /** Who may quote new statuses; absent if the server does not say. */
  readonly quotePolicy?: string;
  readonly sensitive?: boolean;
  readonly language?: string | null;
  readonly noRichText?: boolean;
  readonly showRole?: boolean;
  readonly discoverable?: boolean;
}

/**
 * An account. Only `id` is always present. The row of an account that is known only from a mention
 * has `id`, `acct`, `username` and `url`.
 */
export interface AccountRow {
  readonly id: string;
  /** Address of the account: `name` if it is local, `name@host` if it is remote. */
  readonly acct?: string;
  readonly username?: string;
  /** Display name as plain text with `:shortcodes:`. */
  readonly displayName?: string;
  /** Address of the profile page on the server of the account. */
  readonly url?: string;
  /** HTML. */
  readonly note?: string;
  /** Address of the web feed; null if there is none, undefined if the server does not say. */
  readonly webFeed?: string | null;
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
  /** Permissions of the viewer's role (Mastodon): a bit mask in decimal digits. */
  readonly permissions?: string;
  readonly isDeactivated?: boolean;
  /** Whether the account is a memorial of somebody who has died. */
  readonly isMemorial?: boolean;
  /**
   * Whether the moderators of the server hide the account from people who do not follow it
   * (Mastodon's `limited`).
   */
  readonly isLimited?: boolean;
  /** Whether the profile has a tab with media (Mastodon 4.6). */
  readonly showMedia?: boolean;
  /** Whether the tab with media also contains the media of replies (Mastodon 4.6). */
  readonly showMediaReplies?: boolean;
  /** Whether the profile has a tab with what the account features (Mastodon 4.6). */
  readonly showFeatured?: boolean;
  /**
   * Whether the viewer may add the account to a collection: `automatic`, `manual`, `denied` and
   * unknown values, which count as `denied` (Mastodon 4.6).
   */
  readonly featureApproval?: string;
  readonly hideFavorites?: boolean;
  readonly hideFollows?: boolean;
  readonly hideFollowers?: boolean;
  readonly hideFollowsCount?: boolean;
  readonly hideFollowersCount?: boolean;
  readonly allowFollowingMove?: boolean;
  /** Other ActivityPub ids of the same person. */
  readonly alsoKnownAs?: readonly string[];
  /** Id of the new account if this one has moved. */
  readonly movedToId?: string;
  readonly favicon?: string | null;
  readonly instance?: AccountInstance;
  readonly permitFollowback?: boolean;
  /** Number of days after which statuses of this account expire; null for never. */
  readonly statusTtlDays?: number | null;
  /** Moderation tags such as `mrf_tag:sandbox`. */
  readonly tags?: readonly string[];
  readonly acceptsDirectMessagesFrom?: string;
  /** The fields below are known only for the viewer's own account. */
  readonly source?: AccountSource;
  readonly followRequestsCount?: number;
  readonly unreadNotificationsCount?: number;
  readonly unreadConversationsCount?: number;
  readonly notificationSettings?: {
    readonly blockFromStrangers?: boolean;
    readonly hideNotificationContents?: boolean;
  };
}

/** Returns whether an account is local: its address then has no host. */
export function isLocalAccount({ acct }: AccountRow): boolean {
  return acct !== undefined && !acct.includes('@');
}

/** Returns the highest role of an account on its server. */
export function roleOf({ isAdmin, isModerator }: AccountRow): 'admin' | 'moderator' | 'member' {
  if (isAdmin === true) return 'admin';
  return isModerator === true ? 'moderator' : 'member';
}
