import { usePersistedForm, type PersistedForm } from '#session/persisted-form.ts';
import { useSession } from '#session/session-context.ts';
import type { StaffKind } from './draft-context.ts';
import { emptyDraftFields } from './draft.ts';
import { ownDrafts } from './drafts.ts';

/* Saved among the drafts, which also count, restore and delete them. */
function defineTextForm(kind: StaffKind): PersistedForm<string> {
  return {
    name: `${kind} form`,
    create(session) {
      const drafts = session.part(ownDrafts);
      return {
        get: (statusId) => drafts.get({ kind, statusId })?.text,
        set: (statusId, text) =>
          drafts.save(
            { kind, statusId },
            {
              ...emptyDraftFields,
              text,
              visibility: 'direct',
              idempotencyKey: '',
              updatedAt: new Date().toISOString(),
            },
          ),
        delete: (statusId) => drafts.remove({ kind, statusId }),
      };
    },
  };
}

const textForms: Readonly<Record<StaffKind, PersistedForm<string>>> = {
  reportNote: defineTextForm('reportNote'),
  document: defineTextForm('document'),
  announcement: defineTextForm('announcement'),
};

/**
 * A staff text that is not a post, saved on this device while typing; `id` identifies its subject.
 * Starts with the saved text, or with `start`, which itself is not saved. `clear` starts anew once a
 * text was sent, unless it was changed since.
 */
export function usePersistedText(
  kind: StaffKind,
  id: string,
  start = '',
): readonly [text: string, write: (text: string) => void, clear: (sent: string) => void] {
  const storage = useSession().part(textForms[kind]);
  const [text = start, setText] = usePersistedForm(textForms[kind], id);
  return [
    text,
    (next) => setText(next === start ? undefined : next),
    (sent) => {
      if (storage.get(id) === sent) setText(undefined);
    },
  ];
}
