import { v7 as timeOrderedId } from 'uuid';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import {
  type Draft,
  type DraftAttachment,
  type DraftFields,
  emptyDraftFields,
  isEmptyDraft,
} from '#session/drafts/draft.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { SendOutcome } from '#session/outbox/send-status.ts';

/**
 * Identifies one version of a draft. The server posts a draft with the same idempotency key only
 * once.
 */
export type DraftStamp = Pick<Draft, 'idempotencyKey' | 'updatedAt'>;

/**
 * The fields that the person has changed. All other fields have their initial values, which may
 * arrive after the composer has opened.
 */
export type DraftEdits = Partial<DraftFields> & DraftStamp;

export interface OpenDraftState {
  readonly initialFields: DraftFields;
  readonly edits: DraftEdits;
  /**
   * The context under which the draft is saved. It differs from the context of the composer if
   * another tab has saved its own draft under that context.
   */
  readonly savedContext: DraftContext;
  readonly isSavedSeparately: boolean;
  /**
   * Which version of the draft is in storage. `absent`: none. `followed`: one that another tab
   * wrote, so the composer shows later changes of that tab. `edited`: the one that was edited in
   * this tab.
   */
  readonly storage: 'absent' | 'followed' | 'edited';
  readonly isSending: boolean;
  /** Outcome of the last attempt to send; removed by the next change. */
  readonly outcome: SendOutcome | undefined;
  /**
   * Number of changes other than typing. The composer renders these changes at once, but those of
   * typing with a delay.
   */
  readonly revision: number;
}

export type DraftAction =
  /** A person has changed some fields: text, files, poll, thread, schedule or visibility. */
  | {
      readonly type: 'changed';
      readonly fields: Partial<DraftFields>;
      readonly stamp: DraftStamp;
    }
  | { readonly type: 'initialFieldsChanged'; readonly fields: DraftFields }
  /**
   * The draft was saved under this context, which differs from the former one if another tab uses
   * the former context.
   */
  | { readonly type: 'saved'; readonly context: DraftContext; readonly isSeparate: boolean }
  /**
   * Storage was changed by this or another tab. `found` is what is now stored under the saved
   * context.
   */
  | {
      readonly type: 'storageChanged';
      readonly found: Draft | undefined;
      readonly stamp: DraftStamp;
    }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'sendFinished'; readonly outcome: SendOutcome }
  /**
   * An attempt to send begins: from now on, the server may have the descriptions of these
   * attachments.
   */
  | {
      readonly type: 'attachmentsSubmitted';
      readonly attachments: readonly DraftAttachment[];
    }
  /** The server has refused the draft, and the next attempt needs another idempotency key. */
  | { readonly type: 'keyRenewed'; readonly stamp: DraftStamp }
  /** The draft was posted or moved to another context. */
  | { readonly type: 'cleared'; readonly context: DraftContext; readonly stamp: DraftStamp };

/** Returns a new idempotency key and the current time. */
export function createDraftStamp(): DraftStamp {
  return { idempotencyKey: timeOrderedId(), updatedAt: new Date().toISOString() };
}

/** Creates a draft from the fields, with a new idempotency key and the current time. */
export function createDraft(fields: DraftFields): Draft {
  return { ...fields, ...createDraftStamp() };
}

/** Returns whether a person has changed any field. */
export function hasEdits(edits: DraftEdits): boolean {
  return Object.keys(edits).some((key) => key !== 'idempotencyKey' && key !== 'updatedAt');
}

/** Returns the whole draft: the initial fields with the edits applied. */
export function currentDraft({ initialFields, edits }: OpenDraftState): Draft {
  return { ...initialFields, ...edits };
}

/**
 * Returns the fields that contain what a person wrote or added; attachments are returned without
 * the state of their upload.
 */
function contentOf({ text, subject, attachments, thread, poll }: DraftFields) {
  return {
    text,
    subject,
    thread,
    options: poll?.options ?? [],
    files: attachments.map(({ mediaId, key, description, focus }) => ({
      id: mediaId ?? key,
      description,
      focus,
    })),
  };
}

/** Returns whether the content equals the initial fields, such as a prefilled mention. */
export function isUnedited(state: OpenDraftState): boolean {
  const draft = currentDraft(state);
  /* The texts are compared first, since they usually differ and this function is called at
     every key press. */
  if (draft.text !== state.initialFields.text) return false;
  return isEqual(contentOf(draft), contentOf(state.initialFields));
}

/**
 * Returns whether the draft contains something that a person wrote. Prefilled content alone is not
 * saved.
 */
export function isWorthSaving(state: OpenDraftState): boolean {
  return !isUnedited(state) && !isEmptyDraft(currentDraft(state));
}

function withEdits(state: OpenDraftState, edits: DraftEdits): OpenDraftState {
  const next = { ...state, edits };
  return { ...next, storage: isWorthSaving(next) ? 'edited' : 'absent' };
}

/**
 * Returns whether a change only adds a letter to a text. Returns false for the first letter, since
 * the composer then shows further lines above its buttons and must render at once.
 */
function isTyping({ edits, outcome }: OpenDraftState, fields: Partial<DraftFields>): boolean {
  const isTextOnly = Object.keys(fields).every((name) => name === 'text');
  return isTextOnly && !outcome && Boolean(fields.text) === Boolean(edits.text);
}

/** Returns the state of a newly opened draft: without edits, or with those in storage. */
export function initialDraftState(context: DraftContext, saved: Draft | undefined): OpenDraftState {
  return {
    initialFields: emptyDraftFields,
    edits: saved ?? createDraftStamp(),
    savedContext: context,
    isSavedSeparately: false,
    storage: saved ? 'followed' : 'absent',
    isSending: false,
    outcome: undefined,
    revision: 0,
  };
}

/** Returns the fields that the next new post takes over from a posted draft. */
function fieldsForNextPost(state: OpenDraftState, context: DraftContext): Partial<DraftFields> {
  if (context.kind !== 'new') return {};
  const { visibility, contentType, language } = currentDraft(state);
  return { visibility, contentType, language };
}

function reduceStorageChange(
  state: OpenDraftState,
  { found, stamp }: Extract<DraftAction, { type: 'storageChanged' }>,
): OpenDraftState {
  if (state.isSending) return state;
  const revision = state.revision + 1;
  if (found) {
    if (state.storage === 'edited' || found === state.edits) return state;
    return { ...state, edits: found, storage: 'followed', revision };
  }
  /* The draft was deleted or posted in another tab. */
  if (state.storage === 'absent') return state;
  return { ...state, edits: stamp, outcome: undefined, storage: 'absent', revision };
}

/** Returns the state of an open draft after an action. */
export function reduceDraft(state: OpenDraftState, action: DraftAction): OpenDraftState {
  const revision = state.revision + 1;
  const { edits } = state;
  switch (action.type) {
    case 'changed': {
      const { fields, stamp } = action;
      const next = withEdits(state, { ...edits, ...stamp, ...fields });
      return isTyping(state, fields) ? next : { ...next, outcome: undefined, revision };
    }
    case 'initialFieldsChanged':
      if (isEqual(action.fields, state.initialFields)) return state;
      return { ...state, initialFields: action.fields };
    case 'saved': {
      const { context: savedContext, isSeparate: isSavedSeparately } = action;
      if (savedContext === state.savedContext) return state;
      return { ...state, savedContext, isSavedSeparately, revision };
    }
    case 'storageChanged':
      return reduceStorageChange(state, action);
    case 'sendStarted':
      return { ...state, isSending: true, revision };
    case 'sendFinished':
      return { ...state, isSending: false, outcome: action.outcome, revision };
    case 'attachmentsSubmitted':
      return { ...withEdits(state, { ...edits, attachments: [...action.attachments] }), revision };
    case 'keyRenewed':
      return withEdits(state, { ...edits, ...action.stamp });
    case 'cleared':
      return {
        ...state,
        edits: { ...action.stamp, ...fieldsForNextPost(state, action.context) },
        savedContext: action.context,
        isSavedSeparately: false,
        storage: 'absent',
        outcome: undefined,
        revision,
      };
  }
}
