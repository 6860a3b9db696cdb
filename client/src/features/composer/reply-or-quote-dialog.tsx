import { useLingui } from '@lingui/react/macro';
import type { ComposerTarget } from '#components/windows/window-arguments.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { StatusPreview } from '#components/status/parts/status-preview.tsx';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { ReplyOrQuoteComposer } from './reply-or-quote-composer.tsx';
import styles from './reply-or-quote-dialog.module.css';
import { DraftComposer } from './draft-composer.tsx';

/** Shows a reply or quote form in a dialog, below the status it refers to. */
export function ReplyOrQuoteDialog({
  target,
  onClose,
}: {
  target: ComposerTarget & { readonly kind: 'reply' | 'quote' };
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { kind, statusId, onAnswered } = target;
  const { status, failure } = useLoadedStatus(statusId);
  const hasDraft = useDrafts().get({ kind, statusId }) !== undefined;
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
        <ReplyOrQuoteComposer
          kind={kind}
          status={status}
          hasFocus
          onPosted={handlePosted}
          onClose={onClose}
        />
      )}
      {/* The draft must stay reachable if its status cannot be loaded. */}
      {!status && failure !== undefined && hasDraft && (
        <DraftComposer context={{ kind, statusId }} onPosted={onClose} />
      )}
    </>
  );
}
