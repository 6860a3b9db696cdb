import type { WorkerNote } from './worker-note.ts';

/** What a notification of the system offers beside being opened. */
export type NoteAction = 'reply' | 'favourite';

/** The keys of their words in the note that the page leaves. */
export const actionWords = {
  reply: 'action:reply',
  favourite: 'action:favourite',
} as const satisfies Record<NoteAction, string>;

/** Kinds of notifications that bring something of somebody else to read. */
const answerable: ReadonlySet<string> = new Set(['mention', 'status', 'quote']);

/** What may be done with a notification of a kind, in words; nothing where it has no post. */
export function noteActions(
  type: string,
  hasStatus: boolean,
  words: WorkerNote['words'],
): readonly { readonly action: NoteAction; readonly title: string }[] {
  if (!hasStatus || !answerable.has(type)) return [];
  return (['reply', 'favourite'] as const).flatMap((action) => {
    const title = words[actionWords[action]];
    return title === undefined ? [] : [{ action, title }];
  });
}
