import type { NotificationType } from '@rookery/contract/notification-type.ts';
import type { PreferenceValues } from '../preferences/preferences.ts';

/** Preferences by which kinds are shown or hidden. */
export type NotificationPreference = keyof PreferenceValues['notificationVisibility'];

/** Tabs of the interactions screen (R-NOTIF-001). */
export type InteractionTab = 'mentions' | 'likesAndRepeats' | 'follows' | 'moves';

/** The rules for showing and grouping a kind of notification. */
export interface NotificationRules {
  /** The preference that hides the kind; if absent, the kind is always shown. */
  readonly preference?: NotificationPreference;
  /** The tab of the interactions screen; the view "Mentions" shows the kinds of the tab `mentions`. */
  readonly tab?: InteractionTab;
  /**
   * Set if notifications of the kind are about a status, without which they are not shown. The status
   * is shown as an excerpt or, if somebody else wrote it, also with its actions, and in full on request.
   */
  readonly status?: 'excerpt' | 'full';
  /**
   * Set for kinds that the list groups by status. Desktop alerts and push messages group only
   * `plain` kinds: a text about a group of the others would have to list several emoji.
   */
  readonly reaction?: 'plain' | 'emoji';
  /** Set if the list groups all notifications of the kind, whatever they are about. */
  readonly isGrouped?: true;
  /**
   * Set if a notification of this kind is not shown without the account to which somebody moved
   * (R-NOTIF-010).
   */
  readonly needsTarget?: true;
}

/** The rules of each kind of notification, by its type on the server. */
export const notificationRules: Readonly<Record<NotificationType, NotificationRules>> = {
  favourite: { preference: 'likes', tab: 'likesAndRepeats', status: 'excerpt', reaction: 'plain' },
  reblog: { preference: 'repeats', tab: 'likesAndRepeats', status: 'excerpt', reaction: 'plain' },
  'pleroma:emoji_reaction': {
    preference: 'emojiReactions',
    tab: 'likesAndRepeats',
    status: 'excerpt',
    reaction: 'emoji',
  },
  mention: { preference: 'mentions', tab: 'mentions', status: 'full' },
  poll: { preference: 'polls', status: 'excerpt' },
  follow: { preference: 'follows', tab: 'follows' },
  follow_request: { preference: 'followRequest', tab: 'follows' },
  move: { preference: 'moves', tab: 'moves', needsTarget: true },
  status: { status: 'full' },
  update: { status: 'excerpt' },
  quote: { status: 'full' },
  quoted_update: { status: 'excerpt' },
  'pleroma:report': { isGrouped: true },
  'admin.report': { isGrouped: true },
  'admin.sign_up': {},
  severed_relationships: {},
  moderation_warning: {},
  annual_report: {},
  added_to_collection: {},
  collection_update: {},
};

/** Returns whether the client knows a type of notification. */
export function isNotificationType(type: string): type is NotificationType {
  return Object.hasOwn(notificationRules, type);
}

/** Returns the rules of a type; undefined for one that the client does not know. */
export function notificationRulesOf(type = ''): NotificationRules | undefined {
  return isNotificationType(type) ? notificationRules[type] : undefined;
}

/** Returns the types whose rules meet a condition. */
export function notificationTypes(
  isIncluded: (rules: NotificationRules) => boolean,
): readonly NotificationType[] {
  return Object.keys(notificationRules)
    .filter(isNotificationType)
    .filter((type) => isIncluded(notificationRules[type]));
}

/** Returns whether the list groups notifications of a type by status. */
export function isReaction(type: string | undefined): boolean {
  return notificationRulesOf(type)?.reaction !== undefined;
}

/** The types for which the server should send push messages. */
export type PushAlerts = Readonly<Partial<Record<NotificationType, boolean>>>;

/**
 * Returns the types for which the server should send push messages: those that the member wants to
 * see.
 */
export function createPushAlerts(shown: PreferenceValues['notificationVisibility']): PushAlerts {
  const alerts: { -readonly [Type in keyof PushAlerts]: PushAlerts[Type] } = {};
  for (const type of notificationTypes(() => true)) {
    const { preference } = notificationRules[type];
    alerts[type] = preference === undefined || shown[preference];
  }
  return alerts;
}
