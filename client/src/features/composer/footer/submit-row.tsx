import type { ReactNode } from 'react';
import type { Visibility } from '#store/rows/status-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from '../form/composer.module.css';
import type { ComposerState } from '../form/use-composer.ts';
import { VisibilityMenu } from './visibility-menu.tsx';

/** Row with the visibility, and the buttons that submit or cancel. */
export function SubmitRow({
  composer: { draft, change, isSending },
  parentVisibility,
  onCancel,
  cancelLabel,
  before,
  submitButton,
  className,
}: {
  composer: ComposerState;
  parentVisibility: Visibility | undefined;
  onCancel: (() => void) | undefined;
  cancelLabel: string | undefined;
  /** Content before the visibility. */
  before?: ReactNode;
  /** The submit button; undefined if it is in the head of the dialog. */
  submitButton?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.tools, className)}>
      {before}
      {draft.editing === undefined && (
        <VisibilityMenu
          value={draft.visibility}
          parentVisibility={parentVisibility}
          isDisabled={isSending}
          quotePolicy={draft.quotePolicy}
          onChange={change}
        />
      )}
      <span className={styles.send}>
        {onCancel && (
          <Button aria-disabled={isSending || undefined} onClick={isSending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        )}
        {submitButton}
      </span>
    </div>
  );
}
