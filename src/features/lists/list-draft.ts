import { useState } from 'react';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** Unsaved changes of a new or existing list. */
export interface ListDraft {
  /** Absent for a new list. */
  readonly id?: string;
  /** Absent if unchanged. */
  readonly title?: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const listDrafts: SessionPart<Map<string, ListDraft>> = {
  name: 'list drafts',
  create: () => new Map(),
};

/** Returns true if there is a draft for this key. */
export function useHasListDraft(key: string): boolean {
  return useSession().part(listDrafts).has(key);
}

/** Discards the draft of a deleted list. */
export function discardListDraft(session: Session, id: string): void {
  session.part(listDrafts).delete(id);
}

/** Returns a draft that survives leaving the screen, until it is sent or discarded. */
export function useListDraft(
  key: string,
  initial: ListDraft,
): readonly [ListDraft, (draft: ListDraft | undefined) => void] {
  const drafts = useSession().part(listDrafts);
  const [draft, setDraft] = useState(() => drafts.get(key) ?? initial);
  const save = (next: ListDraft | undefined): void => {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setDraft(next ?? initial);
  };
  return [draft, save];
}

/** Returns the members with the changes of the draft; the newest last. */
export function applyMemberChanges(
  { added, removed }: ListDraft,
  known: readonly string[],
): readonly string[] {
  const left = known.filter((id) => !removed.includes(id));
  return [...left, ...added.filter((id) => !left.includes(id))];
}

/** Returns the draft with an account added or removed. */
export function setDraftMember(draft: ListDraft, id: string, isMember: boolean): ListDraft {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  const added = without(draft.added);
  const removed = without(draft.removed);
  return isMember
    ? { ...draft, added: [...added, id], removed }
    : { ...draft, added, removed: [...removed, id] };
}
