import { Trans, useLingui } from '@lingui/react/macro';
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { failureWords } from '#domain/failure/failure-words.ts';
import { visibilities, type DraftContext } from '#domain/draft/draft.ts';
import { initialVisibility, offeredVisibilities } from './offered-visibilities.ts';
import type { Visibility } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import postText from '#ui/post-text.module.css';
import styles from './composer.module.css';
import { VisibilitySelect } from './parts/visibility-select.tsx';
import type { SendOutcome } from './send-status.ts';
import { useComposer } from './use-composer.ts';

function Failure({ outcome }: { outcome: SendOutcome | undefined }) {
  const { i18n } = useLingui();
  if (outcome === undefined || outcome.kind === 'posted') return null;
  return (
    <div role="alert">
      <Notice level="error">
        {outcome.kind === 'empty' ? (
          <Trans>Cannot post an empty status without files</Trans>
        ) : (
          <Trans>Error: {i18n._(failureWords(outcome.error))}</Trans>
        )}
      </Notice>
    </div>
  );
}

interface ComposerProps {
  readonly context: DraftContext;
  /** Names the form: "New post", "Reply to @jun". */
  readonly label: string;
  readonly submitLabel: string;
  readonly initialText?: string;
  /** Scope of what is answered. */
  readonly parentVisibility?: Visibility | undefined;
  /** What it is sent as, where that differs from what it was begun as. */
  readonly sendAs?: DraftContext;
  /** A line that stands above the buttons. */
  readonly note?: ReactNode;
  readonly hasFocus?: boolean;
  /** Is given the id of the new status, unless that is planned for later. */
  readonly onPosted?: (id: string | undefined) => void;
  readonly form?: Ref<HTMLFormElement>;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
}

function placeCaretAtEnd(element: HTMLTextAreaElement | null): void {
  if (!element) return;
  element.setSelectionRange(element.value.length, element.value.length);
  /* Taking the focus does not reckon with the buttons below. */
  element.scrollIntoView({ block: 'nearest' });
}

/** Where a status is written: text, scope, count, and a plain word when it does not go through. */
export function Composer({
  context,
  label,
  submitLabel,
  initialText = '',
  sendAs = context,
  note,
  parentVisibility,
  hasFocus = false,
  onPosted,
  onCancel,
  cancelLabel,
  form,
}: ComposerProps) {
  const { i18n, t } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const { textLimit, facts } = useStore(instance, (state) => state.info);
  const own = useRow(tables.accounts, viewerId)?.source?.privacy;
  const hasLocal = can('localVisibility', facts);
  const ownScope = visibilities.find((scope) => scope === own) ?? 'public';
  const start = {
    text: initialText,
    subject: '',
    visibility: initialVisibility(parentVisibility, ownScope, hasLocal),
  };
  const composer = useComposer(context, start);
  const text = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) placeCaretAtEnd(text.current);
  }, [hasFocus]);
  const countId = useId();
  const { draft, isSending, outcome, change } = composer;
  const left = textLimit - draft.text.length - draft.subject.length;
  const hasLimit = textLimit > 0;
  const isOver = hasLimit && left < 0;

  const submit = (): void => {
    if (isSending || isOver) return;
    void composer.send(sendAs).then((result) => result.kind === 'posted' && onPosted?.(result.id));
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        aria-label={t`Text`}
        ref={text}
        aria-describedby={hasLimit ? countId : undefined}
        className={postText.text}
        placeholder={t`What is on your mind?`}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reply form opens because its button was pressed
        autoFocus={hasFocus}
        data-autofocus={hasFocus ? '' : undefined}
        readOnly={isSending}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={handleKey}
      />
      <Failure outcome={outcome} />
      {note && !isSending && (
        <div role="alert">
          <Notice level="warning">{note}</Notice>
        </div>
      )}
      <div className={styles.tools}>
        <VisibilitySelect
          value={draft.visibility}
          isDisabled={isSending}
          choices={offeredVisibilities(parentVisibility, hasLocal)}
          onChange={(visibility) => change({ visibility })}
        />
        {hasLimit && (
          <span id={countId} className={classNames(styles.count, isOver && styles.over)}>
            {formatNumber(left, i18n.locale)}
          </span>
        )}
        {onCancel && (
          <Button aria-disabled={isSending || undefined} onClick={isSending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isSending} disabled={isOver}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
