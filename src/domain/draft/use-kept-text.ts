import { useState } from 'react';
import type { StaffKind } from './draft-context.ts';
import { blankFields } from './draft.ts';
import { useDrafts } from './use-drafts.ts';

/**
 * A text that is no post, kept on this device as one of the staff types it; `id` says of what it is. It
 * begins as what was typed before and not sent, or as `start`, which alone is not kept.
 */
export function useKeptText(
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
      ...blankFields,
      text,
      visibility: 'direct',
      idempotencyKey: '',
      updatedAt: new Date().toISOString(),
    });
    setTyped(text);
  };
  return [typed ?? start, write, forget];
}
