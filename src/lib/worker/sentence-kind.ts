/** Sentence keys that are not notification types. */
export type SentenceKind = 'reply' | 'own_poll';

interface NotifiedStatus {
  readonly authorId?: string | null | undefined;
  readonly inReplyToAccountId?: string | null | undefined;
}

/**
 * Returns the sentence key of a notification. Servers send replies as `mention`, and the end of the
 * viewer's own poll as `poll`.
 */
export function sentenceKind<Type extends string>(
  type: Type,
  status: NotifiedStatus | undefined,
  viewerId: string | null | undefined,
): Type | SentenceKind {
  if (viewerId == null) return type;
  if (type === 'mention' && status?.inReplyToAccountId === viewerId) return 'reply';
  if (type === 'poll' && status?.authorId === viewerId) return 'own_poll';
  return type;
}
