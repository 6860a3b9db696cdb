import type { AccountRow } from './account-row.ts';
import { createReader } from './create-reader.ts';

type Optional =
  | 'movedToId'
  | 'instance'
  | 'source'
  | 'notificationSettings'
  | 'followRequestsCount'
  | 'unreadNotificationsCount'
  | 'unreadConversationCount'
  | 'acceptsDirectMessagesFrom'
  | 'fullAcct';

/** An account with nothing left open but what only some are told. */
export type ReadAccount = Required<Omit<AccountRow, Optional>> & Pick<AccountRow, Optional>;

/** Reads an account with defaults. An empty avatar or header means the instance's default picture. */
export const readAccount = createReader<AccountRow, ReadAccount>({
  acct: '',
  username: '',
  displayName: '',
  url: '',
  note: '',
  avatar: '',
  avatarStatic: '',
  avatarDescription: '',
  header: '',
  headerStatic: '',
  headerDescription: '',
  backgroundImage: null,
  fields: [],
  emojis: [],
  followersCount: 0,
  followingCount: 0,
  statusesCount: 0,
  createdAt: '',
  lastStatusAt: null,
  locked: false,
  bot: false,
  isAdmin: false,
  isModerator: false,
  isDeactivated: false,
  isConfirmed: true,
  hideFavorites: true,
  hideFollows: false,
  hideFollowers: false,
  hideFollowsCount: false,
  hideFollowersCount: false,
  allowFollowingMove: true,
  alsoKnownAs: [],
  favicon: null,
  permitFollowback: false,
  statusTtlDays: null,
  tags: [],
});

/** A local account has no host in its address. */
export function isLocalAccount({ acct }: AccountRow): boolean {
  return acct !== undefined && !acct.includes('@');
}

/** admin before moderator before member. */
export function roleOf({ isAdmin, isModerator }: AccountRow): 'admin' | 'moderator' | 'member' {
  if (isAdmin === true) return 'admin';
  return isModerator === true ? 'moderator' : 'member';
}
