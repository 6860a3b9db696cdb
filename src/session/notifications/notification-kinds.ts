import type { PreferenceValues } from '../preferences/preferences.ts';

export interface NotificationKind {
  /** Not shown without a status. */
  readonly needsStatus: boolean;
  /** Contains someone else's status, which is shown in full and can be replied to. */
  readonly bringsStatus?: true;
  /** Key of `notificationVisibility` that shows it; always shown if absent. */
  readonly preference?: keyof PreferenceValues['notificationVisibility'];
}

const kinds = {
  favourite: { needsStatus: true, preference: 'likes' },
  reblog: { needsStatus: true, preference: 'repeats' },
  mention: { needsStatus: true, bringsStatus: true, preference: 'mentions' },
  'pleroma:emoji_reaction': { needsStatus: true, preference: 'emojiReactions' },
  poll: { needsStatus: true, preference: 'polls' },
  follow: { needsStatus: false, preference: 'follows' },
  follow_request: { needsStatus: false, preference: 'followRequest' },
  move: { needsStatus: false, preference: 'moves' },
  status: { needsStatus: true, bringsStatus: true },
  update: { needsStatus: true },
  quote: { needsStatus: true, bringsStatus: true },
  'pleroma:report': { needsStatus: false },
  'admin.report': { needsStatus: false },
  'admin.sign_up': { needsStatus: false },
} as const satisfies Record<string, NotificationKind>;

export type KnownNotification = keyof typeof kinds;

/** Whether the client knows a notification type. */
export function isKnownNotification(type: string | undefined): type is KnownNotification {
  return type !== undefined && Object.hasOwn(kinds, type);
}

/**
 * Returns the kind of a notification type. Unknown types are shown generically; undefined without a
 * type.
 */
export function notificationKind(type: string | undefined): NotificationKind | undefined {
  if (isKnownNotification(type)) return kinds[type];
  return type ? { needsStatus: false } : undefined;
}

/** Returns which types the server should push: those that the member wants to see. */
export function pushAlerts(
  shown: PreferenceValues['notificationVisibility'],
): Readonly<Record<KnownNotification, boolean>> {
  const isWanted = ({ preference }: NotificationKind): boolean =>
    preference === undefined || shown[preference];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `kinds` has exactly these keys
  return Object.fromEntries(
    Object.entries(kinds).map(([type, kind]) => [type, isWanted(kind)]),
  ) as Record<KnownNotification, boolean>;
}

/** Types that are grouped by status. */
export const groupedReactionTypes = [
  'favourite',
  'reblog',
  'pleroma:emoji_reaction',
] as const satisfies readonly KnownNotification[];

export const groupedReactionTypeSet: ReadonlySet<string | undefined> = new Set(
  groupedReactionTypes,
);
