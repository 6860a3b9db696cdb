import { useState } from 'react';
import { v7 as timeOrderedId } from 'uuid';
import type { DraftContext } from '#components/draft/draft-context.ts';
import type { Drafts } from '#components/draft/drafts.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { DraftComposer } from './draft-composer.tsx';

/** Returns the context of a draft that starts with the text, or else an unused one. */
function resolveContext(text: string, drafts: Drafts): DraftContext {
  const existing = drafts.list().find(({ context: { kind }, draft }) => {
    return (kind === 'new' || kind === 'kept') && draft.text.startsWith(text);
  });
  if (existing) return existing.context;
  const isFree = drafts.get({ kind: 'new' }) === undefined;
  return isFree ? { kind: 'new' } : { kind: 'kept', id: timeOrderedId() };
}

/**
 * Form for a new status with a prefilled text (R-ROUTE-049). Does not overwrite an existing draft.
 */
export function PrefilledComposer({ text, onPosted }: { text: string; onPosted: () => void }) {
  const drafts = useDrafts();
  const [context] = useState(() => resolveContext(text, drafts));
  return <DraftComposer context={context} text={text} onPosted={onPosted} />;
}
