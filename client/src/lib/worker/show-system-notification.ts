import * as v from 'valibot';
import { stripDirectionMarks } from '../strip-direction-marks.ts';
import { isSameOrigin, safeMediaUrl } from '../url/safe-url.ts';
import type { WorkerConfig } from './worker-config.ts';

/** Prefix of the tags of all system notifications of the client. */
export const notificationTagPrefix = 'rookery-';

/** Actions of a system notification in addition to opening it. */
type SystemNotificationAction = 'reply' | 'favourite';

/** Keys of the labels of these actions in `WorkerConfig.messages`. */
export const notificationActionLabelKeys = {
  reply: 'action:reply',
  favourite: 'action:favourite',
} as const satisfies Record<SystemNotificationAction, string>;

/** Returns the actions of a notification about a status, with their labels. */
export function statusNotificationActions(
  labels: WorkerConfig['messages'],
): SystemNotification['actions'] {
  return (['reply', 'favourite'] as const).flatMap((action) => {
    const title = labels[notificationActionLabelKeys[action]];
    return title === undefined ? [] : [{ action, title }];
  });
}

/** A notification of the server in the form that the operating system displays. */
export interface SystemNotification {
  /** Id of the notification on the server. */
  readonly id: string;
  readonly type: string;
  /**
   * Whether one system notification is shown for all notifications of this type about one status.
   */
  readonly isGrouped: boolean;
  /** Id of the status that the notification is about, if any. */
  readonly statusId: string | undefined;
  readonly title: string;
  readonly body: string;
  readonly icon: string | undefined;
  /** Path that a click opens. */
  readonly path: string;
  /** Buttons of the notification. */
  readonly actions: readonly {
    readonly action: SystemNotificationAction;
    readonly title: string;
  }[];
}

/**
 * Returns the tag of a system notification. It replaces a shown notification with the same tag: one
 * about the same event, or about the same group.
 */
export function systemNotificationTag({
  id,
  type,
  isGrouped,
  statusId,
}: Pick<SystemNotification, 'id' | 'type' | 'isGrouped' | 'statusId'>): string {
  const group = isGrouped && statusId !== undefined ? `${type}-${statusId}` : undefined;
  return notificationTagPrefix + (group ?? id);
}

const shownData = v.object({ ids: v.array(v.string()) });

/**
 * Returns the ids of the server's notifications that a system notification stands for; none if it
 * was not created by the client.
 */
export function coveredNotificationIds({ data }: Pick<Notification, 'data'>): readonly string[] {
  const read = v.safeParse(shownData, data);
  return read.success ? read.output.ids : [];
}

/**
 * Returns the URL of the icon if the policy of the page allows it: on the same origin, or with
 * HTTPS.
 */
function iconUrl(raw: string | undefined): string | undefined {
  const url = raw === undefined ? undefined : safeMediaUrl(raw);
  const isAllowed = url?.startsWith('https:') || (url && isSameOrigin(url, location.origin));
  return isAllowed ? url : undefined;
}

/**
 * Returns the title and options of a system notification, without unsafe characters and addresses.
 */
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
    title: stripDirectionMarks(title).replaceAll(/\s+/g, ' ').trim(),
    options: {
      body: stripDirectionMarks(body),
      dir: 'auto',
      lang: '',
      ...(url === undefined ? {} : { icon: url }),
    },
  };
}

/**
 * Shows a system notification. It replaces the one with the same tag, and its text then says how
 * many others it stands for.
 */
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
  /* The type library of the DOM lacks `actions`. */
  const shown = { ...options, tag, data: { path, statusId, ids }, actions };
  await registration.showNotification(more === 0 ? title : `${title} (+${more})`, shown);
}
