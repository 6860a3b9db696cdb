import type { StaffKind } from './draft-context.ts';
import { blankFields } from './draft.ts';
import { useDrafts } from './use-drafts.ts';

/** What one of the staff types in one place, kept on this device as they type. */
export interface KeptText {
  /** What was typed before and not sent. */
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly forget: () => void;
}

/** Keeps a text that is no post; `id` says of what it is. */
export function useKeptText(kind: StaffKind, id: string): KeptText {
  const drafts = useDrafts();
  const context = { kind, statusId: id } as const;
  return {
    read: () => drafts.get(context)?.text,
    write: (text) =>
      void drafts.save(context, {
        ...blankFields,
        text,
        visibility: 'direct',
        idempotencyKey: '',
        updatedAt: new Date().toISOString(),
      }),
    forget: () => drafts.remove(context),
  };
}
