/** Kinds of sentences that no type of notification names. */
export type NoteKind = 'reply' | 'own_poll';

interface NotifiedStatus {
  readonly authorId?: string | null | undefined;
  readonly inReplyToAccountId?: string | null | undefined;
}

/**
 * Which sentence a notification of a type says. Servers send replies as `mention`, and the end of the
 * viewer's own poll as `poll`.
 */
export function noteKind<Type extends string>(
  type: Type,
  status: NotifiedStatus | undefined,
  viewerId: string | null | undefined,
): Type | NoteKind {
  if (viewerId == null) return type;
  if (type === 'mention' && status?.inReplyToAccountId === viewerId) return 'reply';
  if (type === 'poll' && status?.authorId === viewerId) return 'own_poll';
  return type;
}
