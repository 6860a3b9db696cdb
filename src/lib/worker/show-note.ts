import * as v from 'valibot';
import { systemText } from '../system-text.ts';
import { isSameOrigin, safeMediaUrl } from '../url/safe-url.ts';
import type { NoteAction } from './note-actions.ts';

/** What the tags of notifications that we show begin with. */
export const notificationTag = 'rookery-';

/** A notification of the server, as the system shows it. */
export interface ShownNote {
  /** Of the notification. */
  readonly id: string;
  readonly type: string;
  /** The post that it is about, where it has one. */
  readonly statusId: string | undefined;
  readonly title: string;
  readonly body: string;
  readonly icon: string | undefined;
  /** Where a press leads. */
  readonly path: string;
  /** What else may be done with it. */
  readonly actions: readonly { readonly action: NoteAction; readonly title: string }[];
}

/** Kinds that say the same of a post, whoever did it. */
const grouped: ReadonlySet<string> = new Set(['favourite', 'reblog']);

/** The same for all that stands in one: an event however often it is told, the likes of one post. */
export function noteTag({
  id,
  type,
  statusId,
}: Pick<ShownNote, 'id' | 'type' | 'statusId'>): string {
  const isGrouped = statusId !== undefined && grouped.has(type);
  return notificationTag + (isGrouped ? `${type}-${statusId}` : id);
}

const shownData = v.object({ ids: v.array(v.string()) });

/** Which notifications of the server one of the system stands for; none where it is not ours. */
export function idsIn({ data }: Pick<Notification, 'data'>): readonly string[] {
  const read = v.safeParse(shownData, data);
  return read.success ? read.output.ids : [];
}

/** An address of a picture that the page's own policy would let it load: of this origin, or over HTTPS. */
function iconUrl(raw: string | undefined): string | undefined {
  const url = raw === undefined ? undefined : safeMediaUrl(raw);
  const isAllowed = url?.startsWith('https:') || (url && isSameOrigin(url, location.origin));
  return isAllowed ? url : undefined;
}

/** Title and options of a system notification, without what a server could misuse in texts and addresses. */
export function systemOptions({ title, body, icon }: Pick<ShownNote, 'title' | 'body' | 'icon'>): {
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

/** Shows it; where one of its tag is shown already, in the place of that and with how many more there are. */
export async function showNote(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>,
  note: ShownNote,
): Promise<void> {
  const { id, path, statusId, actions } = note;
  const tag = noteTag(note);
  const before = (await registration.getNotifications({ tag })).flatMap(idsIn);
  const ids = [...new Set([...before, id])];
  const more = ids.length - 1;
  const { title, options } = systemOptions(note);
  /* The types of the page's library lack `actions`. */
  const shown = { ...options, tag, data: { path, statusId, ids }, actions };
  await registration.showNotification(more === 0 ? title : `${title} (+${more})`, shown);
}
