import type { WorkerNote } from './worker-note.ts';

/** Actions of a system notification besides opening it. */
export type NoteAction = 'reply' | 'favourite';

/** Keys of the action labels in `WorkerConfig.words`. */
export const actionWords = {
  reply: 'action:reply',
  favourite: 'action:favourite',
} as const satisfies Record<NoteAction, string>;

/** Notification types about a post by someone else. */
const repliableTypes: ReadonlySet<string> = new Set(['mention', 'status', 'quote']);

/** Returns the available actions with their labels, or none if the notification has no post. */
export function noteActions(
  type: string,
  hasStatus: boolean,
  labels: WorkerNote['words'],
): readonly { readonly action: NoteAction; readonly title: string }[] {
  if (!hasStatus || !repliableTypes.has(type)) return [];
  return (['reply', 'favourite'] as const).flatMap((action) => {
    const title = labels[actionWords[action]];
    return title === undefined ? [] : [{ action, title }];
  });
}
