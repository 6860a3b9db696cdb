import { useLingui } from '@lingui/react/macro';
import type { ComposerDialogTarget } from '#domain/composer/open-composer.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { StatusPreview } from '#domain/status/parts/status-preview.tsx';
import { useLoadedStatus } from '#domain/status/use-loaded-status.ts';
import { AnswerComposer } from './answer-composer.tsx';
import styles from './answer-dialog.module.css';
import { DraftComposer } from './draft-composer.tsx';

/** An answer or a quote in a window of its own, under what it is written to. */
export function AnswerDialog({
  target,
  onClose,
}: {
  target: ComposerDialogTarget & { readonly kind: 'reply' | 'quote' };
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { kind, statusId, onAnswered } = target;
  const { status, failure } = useLoadedStatus(statusId);
  const isBegun = useDrafts().get({ kind, statusId }) !== undefined;
  const handlePosted = (id: string | undefined): void => {
    onClose();
    if (id !== undefined && kind === 'reply') onAnswered?.(id);
  };
  return (
    <>
      <section
        aria-label={kind === 'reply' ? t`The post that you answer` : t`The post that you quote`}
        className={styles.parent}
      >
        <StatusPreview id={statusId} />
      </section>
      {status && (
        <AnswerComposer
          kind={kind}
          status={status}
          hasFocus
          onPosted={handlePosted}
          onClose={onClose}
        />
      )}
      {/* What was written to a post that cannot be had is in hand all the same. */}
      {!status && failure !== undefined && isBegun && (
        <DraftComposer context={{ kind, statusId }} onPosted={onClose} />
      )}
    </>
  );
}
