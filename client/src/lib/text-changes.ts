import { diffWordsWithSpace } from 'diff';

export interface TextChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Time limit in milliseconds for comparing two texts. */
const timeoutMs = 100;

/**
 * Returns the word-by-word changes from `before` to `after` in reading order. If comparing takes
 * too long, returns the whole old text as removed and the whole new one as added.
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
