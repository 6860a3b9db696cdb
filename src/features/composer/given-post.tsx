import { useState } from 'react';
import { v7 as timeOrderedId } from 'uuid';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { DraftComposer } from './draft-composer.tsx';

/** Where a given text is written on: in what was begun with it, else in a place that nothing stands in. */
function placeOf(text: string, drafts: Drafts): DraftContext {
  const begun = drafts.list().find(({ context: { kind }, draft }) => {
    return (kind === 'new' || kind === 'kept') && draft.text.startsWith(text);
  });
  if (begun) return begun.context;
  const isFree = drafts.get({ kind: 'new' }) === undefined;
  return isFree ? { kind: 'new' } : { kind: 'kept', id: timeOrderedId() };
}

/** The form for a new status that begins with a given text (R-ROUTE-049); what was begun before stays. */
export function GivenPost({ text, onPosted }: { text: string; onPosted: () => void }) {
  const drafts = useDrafts();
  const [context] = useState(() => placeOf(text, drafts));
  return <DraftComposer context={context} text={text} onPosted={onPosted} />;
}
