import { usePersistedForm, type PersistedForm } from '#session/persisted-form.ts';
import { useSession } from '#session/session-context.ts';
import type { StaffTextKind } from './draft-context.ts';
import { emptyDraftFields } from './draft.ts';
import { viewerDrafts } from './drafts.ts';

/* These texts are stored among the drafts, so that code that counts, restores or deletes
   drafts handles them too. */
function defineTextForm(kind: StaffTextKind): PersistedForm<string> {
  return {
    name: `${kind} form`,
    create(session) {
      const drafts = session.part(viewerDrafts);
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

const textForms: Readonly<Record<StaffTextKind, PersistedForm<string>>> = {
  reportNote: defineTextForm('reportNote'),
  document: defineTextForm('document'),
  announcement: defineTextForm('announcement'),
};

/**
 * Stores a text of staff that is not a post on this device while it is typed. `id` identifies what
 * the text is about. The initial text is the stored one, or else `start`, which is not stored until
 * it is changed. `clear` empties the text after it was sent, unless it was changed since.
 */
export function useStaffTextDraft(
  kind: StaffTextKind,
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
