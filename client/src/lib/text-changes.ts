import { diffWordsWithSpace } from 'diff';

/** A part of two compared texts: in both of them, only in the old one, or only in the new one. */
export interface TextChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Maximum time in milliseconds for comparing two texts. */
const timeoutMs = 100;

/**
 * Returns the changes from the text `before` to the text `after`, word by word in reading order. If
 * the comparison takes too long, returns the old text as removed and the new text as added.
 */
export function textChanges(before: string, after: string): readonly TextChange[] {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.flatMap(({ value, added, removed }) =>
    value === '' ? [] : [{ kind: added ? 'new' : removed ? 'gone' : 'same', text: value }],
  );
}
