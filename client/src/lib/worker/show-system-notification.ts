import * as v from 'valibot';
import { systemText } from '../system-text.ts';
import { isSameOrigin, safeMediaUrl } from '../url/safe-url.ts';
import type { WorkerConfig } from './worker-config.ts';

/** Prefix of the tags of our notifications. */
export const notificationTag = 'rookery-';

/** Actions of a system notification besides opening it. */
type SystemNotificationAction = 'reply' | 'favourite';

/** Keys of the action labels in `WorkerConfig.messages`. */
export const actionLabelKeys = {
  reply: 'action:reply',
  favourite: 'action:favourite',
} as const satisfies Record<SystemNotificationAction, string>;

/** Returns the actions on a status with their labels. */
export function statusActions(labels: WorkerConfig['messages']): SystemNotification['actions'] {
  return (['reply', 'favourite'] as const).flatMap((action) => {
    const title = labels[actionLabelKeys[action]];
    return title === undefined ? [] : [{ action, title }];
  });
}

/** A notification of the server, as the system displays it. */
export interface SystemNotification {
  /** Id of the server's notification. */
  readonly id: string;
  readonly type: string;
  /** Whether one is shown per status, whoever acted. */
  readonly isGrouped: boolean;
  /** The status it is about, if any. */
  readonly statusId: string | undefined;
  readonly title: string;
  readonly body: string;
  readonly icon: string | undefined;
  /** Path to open on click. */
  readonly path: string;
  /** Additional actions. */
  readonly actions: readonly {
    readonly action: SystemNotificationAction;
    readonly title: string;
  }[];
}

/** Returns a tag that replaces earlier copies of the same event, or of its group. */
export function systemNotificationTag({
  id,
  type,
  isGrouped,
  statusId,
}: Pick<SystemNotification, 'id' | 'type' | 'isGrouped' | 'statusId'>): string {
  const group = isGrouped && statusId !== undefined ? `${type}-${statusId}` : undefined;
  return notificationTag + (group ?? id);
}

const shownData = v.object({ ids: v.array(v.string()) });

/**
 * Returns the server's notification ids that a system notification covers, or none if it is not
 * ours.
 */
export function coveredNotificationIds({ data }: Pick<Notification, 'data'>): readonly string[] {
  const read = v.safeParse(shownData, data);
  return read.success ? read.output.ids : [];
}

/** Returns the icon's URL if the page's policy allows it: same origin or HTTPS. */
function iconUrl(raw: string | undefined): string | undefined {
  const url = raw === undefined ? undefined : safeMediaUrl(raw);
  const isAllowed = url?.startsWith('https:') || (url && isSameOrigin(url, location.origin));
  return isAllowed ? url : undefined;
}

/** Returns title and options of a system notification, without unsafe text and addresses. */
export function systemNotificationOptions({
  title,
  body,
  icon,
}: Pick<SystemNotification, 'title' | 'body' | 'icon'>): {
  readonly title: string;
  readonly options: NotificationOptions;
} {
  const url = iconUrl(icon);
  return {
    title: systemText(title).replaceAll(/\s+/g, ' ').trim(),
    options: {
      body: systemText(body),
      dir: 'auto',
      lang: '',
      ...(url === undefined ? {} : { icon: url }),
    },
  };
}

/** Shows a notification. Replaces one with the same tag and adds the number of others. */
export async function showSystemNotification(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>,
  note: SystemNotification,
): Promise<void> {
  const { id, path, statusId, actions } = note;
  const tag = systemNotificationTag(note);
  const before = (await registration.getNotifications({ tag })).flatMap(coveredNotificationIds);
  const ids = [...new Set([...before, id])];
  const more = ids.length - 1;
  const { title, options } = systemNotificationOptions(note);
  /* The types of the DOM library lack `actions`. */
  const shown = { ...options, tag, data: { path, statusId, ids }, actions };
  await registration.showNotification(more === 0 ? title : `${title} (+${more})`, shown);
}
