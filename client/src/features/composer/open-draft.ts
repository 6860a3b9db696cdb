import { v7 as timeOrderedId } from 'uuid';
import { createStore } from 'zustand';
import { markSubmitted } from '#features/composer/attachments/save-descriptions.ts';
import type { DraftContext } from '#components/draft/draft-context.ts';
import { type Draft, type DraftFields, emptyDraftFields } from '#components/draft/draft.ts';
import type { Drafts } from '#components/draft/drafts.ts';
import type { SendOutcome } from './send-status.ts';

/**
 * Only the fields that a person has changed. The others follow the initial fields, which may load
 * later.
 */
export type DraftEdits = Partial<DraftFields> & Pick<Draft, 'idempotencyKey' | 'updatedAt'>;

export interface OpenDraftState {
  readonly edits: DraftEdits;
  readonly isSending: boolean;
  /** Outcome of the last attempt; reset by the next change. */
  readonly outcome: SendOutcome | undefined;
  /** True if another tab edits the same draft, so that this one is saved as a separate draft. */
  readonly isSavedSeparately: boolean;
}

export type DraftChange = Partial<DraftFields> | ((draft: Draft) => Partial<DraftFields>);

function createStamp(): Pick<Draft, 'idempotencyKey' | 'updatedAt'> {
  return { idempotencyKey: timeOrderedId(), updatedAt: new Date().toISOString() };
}

/** Returns true if a person has changed any field. */
export function hasEdits(edits: DraftEdits): boolean {
  return Object.keys(edits).some((key) => key !== 'idempotencyKey' && key !== 'updatedAt');
}

/** Creates a draft from the fields, with a new idempotency key and the current time. */
export function createDraft(fields: DraftFields): Draft {
  return { ...fields, ...createStamp() };
}

function files({ attachments }: DraftFields): string {
  return attachments
    .map(({ mediaId, key, description, focus }) =>
      [mediaId ?? key, description, focus?.x, focus?.y].join(' '),
    )
    .join();
}

function hasInitialContent(draft: Draft, initialFields: DraftFields): boolean {
  return (
    draft.text === initialFields.text &&
    draft.subject === initialFields.subject &&
    files(draft) === files(initialFields) &&
    draft.thread.length === 0 &&
    (draft.poll?.options ?? []).join('\n') === (initialFields.poll?.options ?? []).join('\n')
  );
}

/** Opens the draft of a context for editing; every change is saved. */
export function openDraft(context: DraftContext, drafts: Drafts) {
  let savedContext = context;
  let isTouched = false;
  let isSaved = drafts.get(context) !== undefined;
  let isOwnChange = false;
  let initialFields = emptyDraftFields;
  const store = createStore<OpenDraftState>(() => ({
    edits: drafts.openForEditing(context) ?? createStamp(),
    isSending: false,
    outcome: undefined,
    isSavedSeparately: false,
  }));
  const draft = (): Draft => ({ ...initialFields, ...store.getState().edits });
  const saveEdits = (edits: DraftEdits): void => {
    const fullDraft: Draft = { ...initialFields, ...edits };
    /* Prefilled content alone is not saved. */
    isOwnChange = true;
    if (hasInitialContent(fullDraft, initialFields)) drafts.remove(savedContext);
    else savedContext = drafts.save(savedContext, fullDraft);
    isOwnChange = false;
    isSaved = drafts.get(savedContext) !== undefined;
    /* Once the draft is empty, changes from other tabs are applied again. */
    isTouched = isSaved;
    store.setState({
      edits,
      isSavedSeparately: savedContext !== context && context.kind !== 'kept',
    });
  };
  /* Follows changes by other tabs until the person types here. Clears the form if its draft is
     deleted or posted elsewhere. */
  drafts.subscribe(() => {
    if (isOwnChange || store.getState().isSending) return;
    const found = drafts.get(savedContext);
    if (found && !isTouched) {
      isSaved = true;
      store.setState({ edits: drafts.openForEditing(savedContext) ?? found });
    }
    if (found || !isSaved) return;
    isSaved = false;
    isTouched = false;
    store.setState({ edits: createStamp(), outcome: undefined });
  });
  return {
    store,
    draft,
    /** Sets the fields that apply where the person has changed nothing. */
    setInitialFields(next: DraftFields) {
      initialFields = next;
    },
    /**
     * Applies a change and renews the idempotency key: with the old key, the server would return the
     * previously posted status.
     */
    change: (change: DraftChange): void => {
      const part = typeof change === 'function' ? change(draft()) : change;
      if (store.getState().outcome) store.setState({ outcome: undefined });
      saveEdits({ ...store.getState().edits, ...createStamp(), ...part });
    },
    /** Empties the draft, keeping visibility, format and language for the next new post. */
    clear: (): void => {
      const { visibility, contentType, language } = draft();
      isOwnChange = true;
      drafts.remove(savedContext);
      isOwnChange = false;
      savedContext = context;
      isTouched = false;
      isSaved = false;
      const nextFields = context.kind === 'new' ? { visibility, contentType, language } : {};
      store.setState({
        edits: { ...createStamp(), ...nextFields },
        outcome: undefined,
        isSavedSeparately: false,
      });
    },
    /**
     * Marks the attachments as submitted when sending starts: the server may have their descriptions
     * from now on.
     */
    markAttachmentsSubmitted() {
      const { attachments } = draft();
      const submitted = markSubmitted(attachments);
      if (submitted !== attachments)
        saveEdits({ ...store.getState().edits, attachments: submitted });
    },
    /** Returns true if the content equals the initial fields, such as a prefilled mention. */
    isUnedited: () => hasInitialContent(draft(), initialFields),
    renewKey: () => saveEdits({ ...store.getState().edits, ...createStamp() }),
  };
}

/** The draft of one context, shared by all its forms. Persists after they unmount. */
export type OpenDraft = ReturnType<typeof openDraft>;
