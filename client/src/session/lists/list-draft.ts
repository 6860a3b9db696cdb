import { defineSessionForm } from '../persisted-form.ts';

/** Unsaved changes of a new or existing list. */
export interface ListDraft {
  /** Absent for a new list. */
  readonly id?: string;
  /** Absent if unchanged. */
  readonly title?: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Unsaved lists, by id or `new`. A draft survives leaving the screen. */
export const listForm = defineSessionForm<ListDraft>('list');

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
