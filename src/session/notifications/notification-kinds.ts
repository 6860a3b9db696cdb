import type { PreferenceValues } from '../preferences/all.ts';

export interface NotificationKind {
  /** Without a status there is nothing to tell. */
  readonly needsStatus: boolean;
  /** It brings a post of somebody else, which is shown whole and can be answered where it stands. */
  readonly bringsStatus?: true;
  /** What of the preference `notificationVisibility` lets it be shown; always shown without. */
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

/** Whether the server's word for a kind is one that we know. */
export function isKnownNotification(type: string | undefined): type is KnownNotification {
  return type !== undefined && Object.hasOwn(kinds, type);
}

/**
 * The kind of a notification by the server's word for it. One that we do not know is shown as plainly
 * as it came; undefined where the server gives no word at all.
 */
export function notificationKind(type: string | undefined): NotificationKind | undefined {
  if (isKnownNotification(type)) return kinds[type];
  return type ? { needsStatus: false } : undefined;
}

/** Which kinds the server is to push, by its own words for them: those that the member wants to see. */
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

/** Kinds that are applause for a status: those of one status are told together. */
export const applauseKinds = [
  'favourite',
  'reblog',
  'pleroma:emoji_reaction',
] as const satisfies readonly KnownNotification[];

export const applause: ReadonlySet<string | undefined> = new Set(applauseKinds);
