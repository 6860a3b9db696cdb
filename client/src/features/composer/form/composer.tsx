import {
  use,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStore } from 'zustand';
import { DropOverlay } from '../attachments/drop-overlay.tsx';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { type DraftFields, hasPartsBesidesText, isEmptyDraft } from '#session/drafts/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { classNames } from '#ui/class-names.ts';
import dialogStyles from '#ui/dialogs/dialog.module.css';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import styles from './composer.module.css';
import { ComposerDialogContext } from '../places/composer-dialog-context.ts';
import { isOverLimit } from '#session/drafts/draft-limits.ts';
import { useInitialFields } from './use-initial-fields.ts';
import { ComposerFooter } from '../footer/composer-footer.tsx';
import { ComposerNotices } from '../notices/composer-notices.tsx';
import { OutcomeNotice } from '../notices/outcome-notice.tsx';
import { ContentWarningField, useSubject } from './content-warning-field.tsx';
import { OpenDraftText } from './composer-text.tsx';
import { FormattingBar } from './formatting-bar.tsx';
import { LazyComposerParts } from '../parts/lazy-composer-parts.tsx';
import { LazyPreview } from '../parts/lazy-preview.tsx';
import { ComposerSheetHead } from './composer-sheet-head.tsx';
import { SubmitButton } from '../footer/submit-button.tsx';
import { type DraftTransform, useComposer } from './use-composer.ts';
import { useInitialCaret } from './use-initial-caret.ts';
import { useFolding } from './use-folding.ts';
import { usePostFiles } from '../attachments/use-post-files.ts';

export interface ComposerProps {
  readonly context: DraftContext;
  /** Accessible name of the form: "New post", "Reply to @jun". */
  readonly label: string;
  readonly submitLabel: string;
  /** Initial fields, merged over the member's defaults. */
  readonly initialFields?: Partial<DraftFields>;
  /** Visibility of the status replied to. */
  readonly parentVisibility?: Visibility | undefined;
  readonly placeholder?: string;
  /** Returns the draft as it is sent; the draft in the composer does not change. */
  readonly sendOverride?: DraftTransform;
  /** Content shown above the buttons. */
  readonly note?: ReactNode;
  /** Further items of the menu of tools. */
  readonly menuItems?: readonly MenuItem[] | undefined;
  readonly hasFocus?: boolean;
  /** Position of the caret in the text; at the end by default. */
  readonly caret?: number | undefined;
  /** Whether the last post of the thread gets the focus instead of the text. */
  readonly startsInThread?: boolean;
  /** Whether the composer shows only one line until its text is focused. */
  readonly isFoldable?: boolean;
  /** Whether the composer has as few lines as possible, because it is below other content. */
  readonly isCompact?: boolean;
  /** Whether files, poll and thread are hidden, because a dialog that shows them is opening. */
  readonly hidesParts?: boolean;
  /** Called with the id of the new status, or with undefined if it is delayed or scheduled. */
  readonly onPosted?: ((id: string | undefined) => void) | undefined;
  readonly form?: RefObject<HTMLFormElement | null> | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string;
}

/** Submits the form on Ctrl+Enter, or closes it on Escape if it may be closed. */
function handleFormKey(
  event: KeyboardEvent,
  submit: () => void,
  close: (() => void) | undefined,
): void {
  const { key, nativeEvent } = event;
  const isEscape = key === 'Escape' && !isInputMethodKey(nativeEvent);
  const act = isSubmitKey(nativeEvent) ? submit : isEscape && close;
  if (!act) return;
  event.preventDefault();
  act();
}

function layoutClass({
  isSheet,
  isDirect,
  isCompact,
  isFoldable,
  isFolded,
}: Readonly<Record<'isSheet' | 'isDirect' | 'isCompact' | 'isFoldable' | 'isFolded', boolean>>) {
  const inPage = isCompact
    ? styles.compact
    : isFoldable && (isFolded ? styles.folded : styles.unfolded);
  return classNames(
    styles.composer,
    isDirect && styles.direct,
    isSheet ? classNames(dialogStyles.window, styles.sheet) : inPage,
  );
}

/**
 * The form for a status: text, attachments, poll, schedule and thread. Shows a message if sending
 * fails.
 */
export function Composer({
  context,
  label,
  submitLabel,
  initialFields: givenFields = {},
  placeholder,
  sendOverride = (draft) => draft,
  note,
  menuItems = [],
  parentVisibility,
  hasFocus = false,
  caret,
  startsInThread = false,
  isFoldable = false,
  isCompact = false,
  hidesParts = false,
  onPosted,
  onCancel,
  cancelLabel,
  form: givenForm,
}: ComposerProps) {
  const { instance } = useSession();
  const limits = useStore(instance, ({ info }) => info);
  const { defaults, initialFields } = useInitialFields(parentVisibility, givenFields);
  const composer = useComposer(context, initialFields);
  const { draft, isSending, outcome, change, openDraft } = composer;
  const subject = useSubject(draft, change, isCompact);
  const {
    attachments,
    isOver: isDropping,
    handlers,
  } = usePostFiles(composer.draftKey, draft, change);
  const text = useRef<HTMLTextAreaElement>(null);
  const ownForm = useRef<HTMLFormElement>(null);
  const form = givenForm ?? ownForm;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  useInitialCaret(text, hasFocus && !startsInThread, caret);
  /* A folded composer shows only its text, so one with other parts or messages stays unfolded. */
  const staysUnfolded = hasPartsBesidesText(draft) || Boolean(outcome) || isPreviewed;
  const { isFolded, fold, unfoldingProps } = useFolding(isFoldable && !staysUnfolded, form, text);
  const [formId, countId] = [useId(), useId()];
  const head = use(ComposerDialogContext)?.head;
  const isSheet = head !== undefined;
  const isDirect = draft.visibility === 'direct';

  const submit = (): void => {
    if (isSending || isPicking || isOverLimit(sendOverride(openDraft.draft()), limits)) return;
    if (isFolded && isEmptyDraft(openDraft.draft())) {
      text.current?.focus();
      return;
    }
    void composer.send(sendOverride).then((result) => {
      if (result.kind !== 'posted') return;
      setIsPreviewed(false);
      fold();
      onPosted?.(result.id);
    });
  };
  const close = isFoldable && !isFolded ? fold : onCancel;
  const handleKey = (event: KeyboardEvent): void =>
    handleFormKey(event, submit, openDraft.isUnedited() && !isSending ? close : undefined);
  /* Read from the store and not from the rendered draft, which is delayed while typing: the
     button must change with the first letter, like the count beside it. */
  const isOver = useStore(openDraft.store, () =>
    isOverLimit(sendOverride(openDraft.draft()), limits),
  );
  const isBlocked = isOver || isPicking;
  const isQuiet = isFolded && isEmptyDraft(draft);
  const submitButton = (
    <SubmitButton {...{ composer, formId, isBlocked, isQuiet }} label={submitLabel} />
  );
  const row = { composer, parentVisibility, onCancel, cancelLabel, submitButton };
  const parts = { draft, change, attachments, isDisabled: isSending, onSubmit: submit };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files has an equivalent: the button that attaches them
    <form
      ref={form}
      id={formId}
      {...handlers}
      {...unfoldingProps}
      aria-label={label}
      data-in-flow={(isFoldable && staysUnfolded) || undefined}
      className={layoutClass({ isSheet, isDirect, isCompact, isFoldable, isFolded })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isSheet && <ComposerSheetHead {...row} head={head} />}
      {subject.isShown && (
        <ContentWarningField
          readOnly={isSending}
          value={draft.subject}
          onChange={({ target }) => subject.write(target.value)}
          onKeyDown={handleKey}
          onPicking={setIsPicking}
        />
      )}
      <OpenDraftText
        openDraft={openDraft}
        initialText={initialFields.text}
        field={text}
        aria-describedby={limits.textLimit > 0 ? countId : undefined}
        {...(placeholder !== undefined && { placeholder })}
        hasFocus={hasFocus && !startsInThread}
        isMfm={draft.contentType === 'text/x.misskeymarkdown'}
        readOnly={isSending}
        onKeyDown={handleKey}
      />
      <FormattingBar
        field={text}
        contentType={draft.contentType}
        isDisabled={isSending}
        onChange={(next) => change({ text: next })}
      />
      {!hidesParts && <LazyComposerParts {...parts} {...{ isFolded, startsInThread }} />}
      {isPreviewed && <LazyPreview openDraft={openDraft} onClose={() => setIsPreviewed(false)} />}
      <OutcomeNotice
        outcome={outcome}
        onLater={() => {
          composer.sendLater(sendOverride);
          onPosted?.(undefined);
        }}
      />
      <Alert level="warning">{!isSending && note}</Alert>
      <ComposerNotices {...{ draft, change }} isSavedSeparately={composer.isSavedSeparately} />
      <ComposerFooter
        {...row}
        {...{ defaults, limits, countId, attachments, subject, isPreviewed, menuItems }}
        {...{ isSheet, isCompact, sendOverride }}
        field={text}
        onPreview={() => setIsPreviewed(!isPreviewed)}
        onPicking={setIsPicking}
      />
      <DropOverlay isOver={isDropping} isFull={attachments.isFull} />
    </form>
  );
}
