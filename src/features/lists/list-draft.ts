import { useState } from 'react';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** What is still to be sent of a list that is being made or changed. */
export interface ListDraft {
  /** Absent for a list that is still to be made. */
  readonly id?: string;
  /** Absent while it is to stay as it is. */
  readonly title?: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const listDrafts: SessionPart<Map<string, ListDraft>> = {
  name: 'list drafts',
  create: () => new Map(),
};

/** Whether somebody has begun to write this one. */
export function useHasListDraft(key: string): boolean {
  return useSession().part(listDrafts).has(key);
}

/** Gives up what was written of a list that is no more. */
export function forgetListDraft(session: Session, id: string): void {
  session.part(listDrafts).delete(id);
}

/** What was typed and chosen in a form stays when its screen is left, until it is sent or given up. */
export function useListDraft(
  key: string,
  initial: ListDraft,
): readonly [ListDraft, (draft: ListDraft | undefined) => void] {
  const drafts = useSession().part(listDrafts);
  const [draft, setDraft] = useState(() => drafts.get(key) ?? initial);
  const keep = (next: ListDraft | undefined): void => {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setDraft(next ?? initial);
  };
  return [draft, keep];
}

/** The members with what the draft changes of them; the newest last. */
export function membersWith(
  { added, removed }: ListDraft,
  known: readonly string[],
): readonly string[] {
  const left = known.filter((id) => !removed.includes(id));
  return [...left, ...added.filter((id) => !left.includes(id))];
}

/** The draft after somebody was put into the list, or taken out. */
export function withMember(draft: ListDraft, id: string, isMember: boolean): ListDraft {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  const added = without(draft.added);
  const removed = without(draft.removed);
  return isMember
    ? { ...draft, added: [...added, id], removed }
    : { ...draft, added, removed: [...removed, id] };
}
