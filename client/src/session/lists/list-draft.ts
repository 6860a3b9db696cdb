import { defineSessionForm } from '../persisted-form.ts';

/** The unsaved changes to a list, or a new list. */
export interface ListDraft {
  /** Id of the list; absent for a new list. */
  readonly id?: string;
  /** The new title; absent if unchanged. */
  readonly title?: string;
  /** Whether the list is to be exclusive; absent if unchanged. */
  readonly isExclusive?: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The unsaved changes by id of the list, or `new`. They are kept after the screen was closed. */
export const persistedListDrafts = defineSessionForm<ListDraft>('list');

/** Returns the members of a list after the changes of a draft, with new members last. */
export function applyMemberChanges(
  { added, removed }: ListDraft,
  known: readonly string[],
): readonly string[] {
  const left = known.filter((id) => !removed.includes(id));
  return [...left, ...added.filter((id) => !left.includes(id))];
}

/** Returns the draft after an account was added or removed. */
export function setDraftMember(draft: ListDraft, id: string, isMember: boolean): ListDraft {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  const added = without(draft.added);
  const removed = without(draft.removed);
  return isMember
    ? { ...draft, added: [...added, id], removed }
    : { ...draft, added, removed: [...removed, id] };
}
