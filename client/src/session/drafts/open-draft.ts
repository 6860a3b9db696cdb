import { createStore } from 'zustand/vanilla';
import type { Session, SessionPart } from '#session/session.ts';
import { viewerDrafts } from './drafts.ts';
import { markMetadataSubmitted } from '#session/uploads/save-descriptions.ts';
import { type DraftContext, draftKey } from '#session/drafts/draft-context.ts';
import type { Draft, DraftFields } from '#session/drafts/draft.ts';
import type { Drafts } from '#session/drafts/drafts.ts';
import {
  createDraftStamp,
  currentDraft,
  type DraftAction,
  initialDraftState,
  isUnedited,
  type OpenDraftState,
  reduceDraft,
} from './draft-reducer.ts';
import type { SendOutcome } from '#session/outbox/send-status.ts';

export type DraftChange = Partial<DraftFields> | ((draft: Draft) => Partial<DraftFields>);

/** Opens a draft for editing; every change is saved. */
export function createOpenDraft(context: DraftContext, drafts: Drafts) {
  const store = createStore<OpenDraftState>(() =>
    initialDraftState(context, drafts.openForEditing(context)),
  );
  const draft = (): Draft => currentDraft(store.getState());
  const dispatch = (action: DraftAction): void =>
    store.setState(reduceDraft(store.getState(), action));
  /**
   * Applies a change. Saves the draft, or removes it from storage if it contains nothing that a
   * person wrote.
   */
  const dispatchAndSave = (action: DraftAction): void => {
    dispatch(action);
    const state = store.getState();
    if (state.storage === 'absent') return drafts.removeEdited(state.savedContext);
    const saved = drafts.save(state.savedContext, currentDraft(state));
    dispatch({ type: 'saved', context: saved, isSeparate: saved !== context });
  };
  drafts.subscribe(() => {
    const { edits, savedContext, isSending, storage } = store.getState();
    if (isSending) return;
    const found =
      storage === 'edited' ? drafts.get(savedContext) : drafts.openForEditing(savedContext);
    /* A change of storage usually means only that this tab has saved the draft after a key
       press. */
    if (found && (storage === 'edited' || found === edits)) return;
    dispatch({ type: 'storageChanged', found, stamp: createDraftStamp() });
  });
  return {
    store,
    draft,
    /** Sets the values of the fields that the person has not changed. */
    setInitialFields: (fields: DraftFields): void =>
      dispatch({ type: 'initialFieldsChanged', fields }),
    /**
     * Applies a change and creates a new idempotency key. With the former key, the server would
     * return the status that was posted with it.
     */
    change: (change: DraftChange): void => {
      const fields = typeof change === 'function' ? change(draft()) : change;
      dispatchAndSave({ type: 'changed', fields, stamp: createDraftStamp() });
    },
    /** Empties the draft. Visibility, format and language stay for the next new post. */
    clear: (): void => {
      const { savedContext } = store.getState();
      dispatch({ type: 'cleared', context, stamp: createDraftStamp() });
      drafts.removeEdited(savedContext);
    },
    /** Makes the draft ignore changes of other tabs until sending has finished. */
    startSending: (): void => dispatch({ type: 'sendStarted' }),
    finishSending: (outcome: SendOutcome): void => dispatch({ type: 'sendFinished', outcome }),
    /**
     * Marks the attachments as submitted when sending starts, since the server may have their
     * descriptions from then on.
     */
    markAttachmentsSubmitted: (): void => {
      const { attachments } = draft();
      const submitted = markMetadataSubmitted(attachments);
      if (submitted === attachments) return;
      dispatchAndSave({ type: 'attachmentsSubmitted', attachments: submitted });
    },
    isUnedited: (): boolean => isUnedited(store.getState()),
    renewKey: (): void => dispatchAndSave({ type: 'keyRenewed', stamp: createDraftStamp() }),
  };
}

/** The draft of one context, which all its composers share. It stays open after they unmount. */
export type OpenDraft = ReturnType<typeof createOpenDraft>;

const openDrafts: SessionPart<Map<string, OpenDraft>> = {
  name: 'open drafts',
  create: () => new Map(),
};

/** Returns the open draft of a context; the same object at every call. */
export function openDraft(session: Session, context: DraftContext): OpenDraft {
  const drafts = session.part(openDrafts);
  const key = draftKey(context);
  const found = drafts.get(key) ?? createOpenDraft(context, session.part(viewerDrafts));
  drafts.set(key, found);
  return found;
}
