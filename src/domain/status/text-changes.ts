import { diffWordsWithSpace } from 'diff';

export interface TextChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Milliseconds that looking for the differences of two texts may take. */
const patience = 100;

/**
 * What one version of a text changed of the one before, word by word, in the order of reading. Texts
 * that differ too much to be compared in time are the whole old one, gone, and the whole new one.
 */
export function textChanges(before: string, after: string): readonly TextChange[] {
  const parts = diffWordsWithSpace(before, after, { timeout: patience }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.flatMap(({ value, added, removed }) =>
    value === '' ? [] : [{ kind: added ? 'new' : removed ? 'gone' : 'same', text: value }],
  );
}
