import { v7 as timeOrderedId } from 'uuid';
import { createStore, type StoreApi } from 'zustand';
import { asTold } from '#domain/attachment/save-descriptions.ts';
import { draftKey, type DraftContext } from '#domain/draft/draft-context.ts';
import { blankFields, type Draft, type DraftFields } from '#domain/draft/draft.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import type { SessionPart } from '#session/session.ts';
import type { SendOutcome } from './send-status.ts';

/** What a person has decided; the rest follows where the form starts, which may become known late. */
export type Written = Partial<DraftFields> & Pick<Draft, 'idempotencyKey' | 'updatedAt'>;

export interface OpenDraftState {
  readonly written: Written;
  readonly isSending: boolean;
  /** How the last attempt ended, until something is changed. */
  readonly outcome: SendOutcome | undefined;
  /** Another tab writes for the same place, so this one's words are kept beside. */
  readonly isAside: boolean;
}

export type DraftChange = Partial<DraftFields> | ((draft: Draft) => Partial<DraftFields>);

/** What is being written for one place, shared by all its forms; it outlives them. */
export interface OpenDraft {
  readonly store: StoreApi<OpenDraftState>;
  readonly draft: () => Draft;
  /** Says what the form begins with. */
  readonly begin: (start: DraftFields) => void;
  /** Takes it as another post: under the old key the server would answer with the former one. */
  readonly change: (change: DraftChange) => void;
  /** Empty again; what was chosen beside the words stays for the next post. */
  readonly clear: () => void;
  readonly renewKey: () => void;
  /** Whether it is as the form began: with what was filled in, such as a mention, and nothing else. */
  readonly isAsBegun: () => boolean;
  /** A try to post begins: what is said of the files may be with the server from now on. */
  readonly noteTold: () => void;
}

function stamp(): Pick<Draft, 'idempotencyKey' | 'updatedAt'> {
  return { idempotencyKey: timeOrderedId(), updatedAt: new Date().toISOString() };
}

/** Whether a person has decided anything in it, beyond what the form began with. */
export function isWrittenOn(written: Written): boolean {
  return Object.keys(written).some((key) => key !== 'idempotencyKey' && key !== 'updatedAt');
}

/** A draft of its own with these words, as if it had just been written. */
export function draftOf(fields: DraftFields): Draft {
  return { ...fields, ...stamp() };
}

function files({ attachments }: DraftFields): string {
  return attachments
    .map(({ mediaId, key, description, focus }) =>
      [mediaId ?? key, description, focus?.x, focus?.y].join(' '),
    )
    .join();
}

function isAsBegun(draft: Draft, start: DraftFields): boolean {
  return (
    draft.text === start.text &&
    draft.subject === start.subject &&
    files(draft) === files(start) &&
    draft.thread.length === 0 &&
    (draft.poll?.options ?? []).join('\n') === (start.poll?.options ?? []).join('\n')
  );
}

function openDraft(context: DraftContext, drafts: Drafts): OpenDraft {
  let place = context;
  let isTouched = false;
  let isKept = drafts.get(context) !== undefined;
  let isOwnChange = false;
  let start = blankFields;
  const store = createStore<OpenDraftState>(() => ({
    written: drafts.take(context) ?? stamp(),
    isSending: false,
    outcome: undefined,
    isAside: false,
  }));
  const draft = (): Draft => ({ ...start, ...store.getState().written });
  const keep = (written: Written): void => {
    const whole: Draft = { ...start, ...written };
    /* What was filled in by us is not worth keeping. */
    isOwnChange = true;
    if (isAsBegun(whole, start)) drafts.remove(place);
    else place = drafts.save(place, whole);
    isOwnChange = false;
    isKept = drafts.get(place) !== undefined;
    /* Where nothing is left of it, what is put into this place from elsewhere is taken over again. */
    isTouched = isKept;
    store.setState({ written, isAside: place !== context && context.kind !== 'kept' });
  };
  /* Whoever has not written here yet reads on what another tab writes. What is deleted from the list
     of drafts, or was posted, goes from the form as well. */
  drafts.subscribe(() => {
    if (isOwnChange || store.getState().isSending) return;
    const found = drafts.get(place);
    if (found && !isTouched) {
      isKept = true;
      store.setState({ written: drafts.take(place) ?? found });
    }
    if (found || !isKept) return;
    isKept = false;
    isTouched = false;
    store.setState({ written: stamp(), outcome: undefined });
  });
  return {
    store,
    draft,
    begin(next) {
      start = next;
    },
    change(change) {
      const part = typeof change === 'function' ? change(draft()) : change;
      if (store.getState().outcome) store.setState({ outcome: undefined });
      keep({ ...store.getState().written, ...stamp(), ...part });
    },
    clear() {
      const { visibility, contentType, language } = draft();
      isOwnChange = true;
      drafts.remove(place);
      isOwnChange = false;
      place = context;
      isTouched = false;
      isKept = false;
      const kept = context.kind === 'new' ? { visibility, contentType, language } : {};
      store.setState({ written: { ...stamp(), ...kept }, outcome: undefined, isAside: false });
    },
    noteTold() {
      const { attachments } = draft();
      const told = asTold(attachments);
      if (told !== attachments) keep({ ...store.getState().written, attachments: told });
    },
    isAsBegun: () => isAsBegun(draft(), start),
    renewKey: () => keep({ ...store.getState().written, ...stamp() }),
  };
}

/** The drafts that forms are open for, or were, in this session. */
export const openDrafts: SessionPart<{
  readonly of: (context: DraftContext, drafts: Drafts) => OpenDraft;
}> = {
  name: 'open drafts',
  create() {
    const open = new Map<string, OpenDraft>();
    return {
      of(context, drafts) {
        const found = open.get(draftKey(context)) ?? openDraft(context, drafts);
        open.set(draftKey(context), found);
        return found;
      },
    };
  },
};
