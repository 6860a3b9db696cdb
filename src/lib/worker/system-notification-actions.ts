import type { WorkerConfig } from './worker-config.ts';

/** Actions of a system notification besides opening it. */
export type SystemNotificationAction = 'reply' | 'favourite';

/** Keys of the action labels in `WorkerConfig.words`. */
export const actionLabelKeys = {
  reply: 'action:reply',
  favourite: 'action:favourite',
} as const satisfies Record<SystemNotificationAction, string>;

/** Notification types about a post by someone else. */
const repliableTypes: ReadonlySet<string> = new Set(['mention', 'status', 'quote']);

/** Returns the available actions with their labels, or none if the notification has no post. */
export function availableNotificationActions(
  type: string,
  hasStatus: boolean,
  labels: WorkerConfig['words'],
): readonly { readonly action: SystemNotificationAction; readonly title: string }[] {
  if (!hasStatus || !repliableTypes.has(type)) return [];
  return (['reply', 'favourite'] as const).flatMap((action) => {
    const title = labels[actionLabelKeys[action]];
    return title === undefined ? [] : [{ action, title }];
  });
}
