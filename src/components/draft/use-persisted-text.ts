import { useState } from 'react';
import type { StaffKind } from './draft-context.ts';
import { emptyDraftFields } from './draft.ts';
import { useDrafts } from './use-drafts.ts';

/**
 * A staff text that is not a post, saved on this device while typing; `id` identifies its subject.
 * Starts with the saved text, or with `start`, which itself is not saved.
 */
export function usePersistedText(
  kind: StaffKind,
  id: string,
  start = '',
): readonly [text: string, write: (text: string) => void, forget: () => void] {
  const drafts = useDrafts();
  const context = { kind, statusId: id } as const;
  const [typed, setTyped] = useState(() => drafts.get(context)?.text);
  const forget = (): void => {
    drafts.remove(context);
    setTyped(undefined);
  };
  const write = (text: string): void => {
    if (text === start) return forget();
    drafts.save(context, {
      ...emptyDraftFields,
      text,
      visibility: 'direct',
      idempotencyKey: '',
      updatedAt: new Date().toISOString(),
    });
    setTyped(text);
  };
  return [typed ?? start, write, forget];
}
