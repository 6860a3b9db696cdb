import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useStore } from 'zustand';
import { DropOverlay } from '#features/composer/attachments/attach-files.tsx';
import { AttachmentsField } from '#features/composer/attachments/attachments-field.tsx';
import type { DraftContext } from '#components/draft/draft-context.ts';
import { type Draft, type DraftFields, isEmptyDraft } from '#components/draft/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { isInputMethodKey, isSubmitKey } from '#lib/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/alert.tsx';
import type { MenuItem } from '#ui/menu-item.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import styles from './composer.module.css';
import { charactersLeft, isOverLimit } from './draft-limits.ts';
import { ComposerExtras } from './parts/composer-extras.tsx';
import { ComposerOptions } from './parts/composer-options.tsx';
import { ComposerTools } from './parts/composer-tools.tsx';
import type { ComposerOption } from './parts/more-menu.tsx';
import { useInitialFields } from './use-initial-fields.ts';
import { ComposerFooter } from './parts/composer-footer.tsx';
import { ComposerNotices, OutcomeNotice } from './parts/composer-notices.tsx';
import { ComposerSubject, OpenDraftText } from './parts/composer-fields.tsx';
import { DraftWarnings } from './parts/draft-warnings.tsx';
import { MarkBar } from './parts/mark-bar.tsx';
import { PostPreview } from './parts/post-preview.tsx';
import { TextCount } from './parts/text-count.tsx';
import { useComposer } from './use-composer.ts';
import { usePostFiles } from './use-post-files.ts';
import type { DraftChange } from './open-draft.ts';

/** State of the subject field and its effect on sensitivity (R-COMP-045 R-COMP-046). */
function useSubject(draft: Draft, change: (change: DraftChange) => void) {
  const isAlways = usePreference('alwaysShowSubjectInput');
  const marksSensitive = usePreference('sensitiveIfSubject');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAlways || isOpen || draft.subject !== '';
  return {
    isShown,
    write(subject: string): void {
      change({ subject, ...(marksSensitive && subject !== '' && { sensitive: true }) });
    },
    toggle(): void {
      setIsOpen(!isShown);
      if (isShown) change({ subject: '', sensitive: false });
    },
  };
}

export interface ComposerProps {
  readonly context: DraftContext;
  /** Accessible name of the form: "New post", "Reply to @jun". */
  readonly label: string;
  readonly submitLabel: string;
  /** Initial fields, merged over the member's defaults. */
  readonly initialFields?: Partial<DraftFields>;
  /** Visibility of the status replied to. */
  readonly parentVisibility?: Visibility | undefined;
  /** Fields that override the draft when it is sent. */
  readonly sendOverrides?: Partial<DraftFields>;
  /** Content shown above the buttons. */
  readonly note?: ReactNode;
  /** Further items of the menu of tools. */
  readonly menuItems?: readonly MenuItem[] | undefined;
  readonly hasFocus?: boolean;
  /** Called with the id of the new status, or with undefined if it is delayed or scheduled. */
  readonly onPosted?: ((id: string | undefined) => void) | undefined;
  readonly form?: Ref<HTMLFormElement> | undefined;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
}

function placeCaretAtEnd(element: HTMLTextAreaElement | null): void {
  if (!element) return;
  element.setSelectionRange(element.value.length, element.value.length);
  /* Focusing scrolls only the text area into view, not the buttons below it. */
  element.scrollIntoView({ block: 'nearest' });
}

/**
 * The form for a status: text, attachments, poll, schedule and thread. Shows a message if sending
 * fails.
 */
export function Composer({
  context,
  label,
  submitLabel,
  initialFields: start = {},
  sendOverrides,
  note,
  menuItems = [],
  parentVisibility,
  hasFocus = false,
  onPosted,
  onCancel,
  cancelLabel,
  form,
}: ComposerProps) {
  const { instance } = useSession();
  const limits = useStore(instance, ({ info }) => info);
  const { defaults, initialFields } = useInitialFields(parentVisibility, start);
  const composer = useComposer(context, initialFields);
  const { draft, isSending, outcome, change, openDraft: open } = composer;
  const subject = useSubject(draft, change);
  const { attachments, isOver: isDropping, handlers } = usePostFiles(draft, change);
  const text = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [openOptions, setOpenOptions] = useState<readonly ComposerOption[]>([]);
  useLayoutEffect(() => {
    if (hasFocus) placeCaretAtEnd(text.current);
  }, [hasFocus]);
  const countId = useId();
  const hasLimit = limits.textLimit > 0;
  const isOver = isOverLimit(draft, limits);

  const submit = (): void => {
    if (isSending || isPicking || isOverLimit(open.draft(), limits)) return;
    void composer.send(sendOverrides).then((result) => {
      if (result.kind !== 'posted') return;
      setIsPreviewed(false);
      onPosted?.(result.id);
    });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    const isClosed = key === 'Escape' && !isInputMethodKey(nativeEvent) && open.isUnedited();
    if (!isSubmitKey(nativeEvent) && !(isClosed && onCancel && !isSending)) return;
    event.preventDefault();
    if (isClosed) onCancel?.();
    else submit();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; the button does the same
    <form
      ref={form}
      {...handlers}
      aria-label={label}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {subject.isShown && (
        <ComposerSubject
          readOnly={isSending}
          value={draft.subject}
          onChange={({ target }) => subject.write(target.value)}
          onKeyDown={handleKey}
          onPicking={setIsPicking}
        />
      )}
      <OpenDraftText
        open={open}
        initialText={initialFields.text}
        field={text}
        aria-describedby={hasLimit ? countId : undefined}
        hasFocus={hasFocus}
        isMfm={draft.contentType === 'text/x.misskeymarkdown'}
        readOnly={isSending}
        onKeyDown={handleKey}
      />
      <MarkBar
        field={text}
        contentType={draft.contentType}
        isDisabled={isSending}
        onChange={(next) => change({ text: next })}
      />
      <AttachmentsField attachments={attachments} isDisabled={isSending} onSubmit={submit} />
      <ComposerExtras {...{ draft, change }} isDisabled={isSending} onSubmit={submit} />
      {isPreviewed && <PostPreview open={open} onClose={() => setIsPreviewed(false)} />}
      <OutcomeNotice
        outcome={outcome}
        onLater={() => {
          composer.sendLater(sendOverrides);
          onPosted?.(undefined);
        }}
      />
      <Alert level="warning">{!isSending && note}</Alert>
      <ComposerNotices draft={draft} isAside={composer.isSavedSeparately} />
      <div className={styles.tools}>
        <ComposerTools
          composer={composer}
          attachments={attachments}
          field={text}
          subject={subject}
          isPreviewed={isPreviewed}
          menuItems={menuItems}
          onPreview={() => setIsPreviewed(!isPreviewed)}
          onPicking={setIsPicking}
          onOption={(option) => setOpenOptions([...openOptions, option])}
        />
        {hasLimit && (
          <TextCount id={countId} left={charactersLeft(draft.text, draft.subject, limits)} />
        )}
      </div>
      <ComposerOptions composer={composer} defaults={defaults} opened={openOptions} />
      <ComposerFooter
        composer={composer}
        isBlocked={isOver || isPicking}
        parentVisibility={parentVisibility}
        submitLabel={submitLabel}
        onCancel={onCancel}
        cancelLabel={cancelLabel}
      />
      {/* Below the buttons, because it appears after a delay and must not shift them. */}
      {!isEmptyDraft(draft) && <DraftWarnings draft={draft} parentVisibility={parentVisibility} />}
      <DropOverlay isOver={isDropping} isFull={attachments.isFull} />
    </form>
  );
}
