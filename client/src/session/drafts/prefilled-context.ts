import { v7 as timeOrderedId } from 'uuid';
import { newMessageContext, type DraftContext } from '#session/drafts/draft-context.ts';
import type { Drafts } from '#session/drafts/drafts.ts';

/**
 * Returns a context for a composer with this text and visibility: that of a stored draft which
 * starts with the text and has the visibility, or else an unused context.
 */
export function prefilledContext(text: string, isDirect: boolean, drafts: Drafts): DraftContext {
  const kinds = isDirect ? ['kept'] : ['new', 'kept'];
  if (isDirect && text === '') return newMessageContext;
  const existing = drafts.list().find(({ context: { kind }, draft }) => {
    if (isDirect && (draft.visibility !== 'direct' || draft.replyTo !== undefined)) return false;
    return kinds.includes(kind) && draft.text.startsWith(text);
  });
  if (existing) return existing.context;
  const preferred: DraftContext = isDirect ? newMessageContext : { kind: 'new' };
  const isFree = drafts.get(preferred) === undefined;
  return isFree ? preferred : { kind: 'kept', id: timeOrderedId() };
}
