import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { WindowArguments } from '#components/windows/window-arguments.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './media-viewer-window.module.css';

const MediaViewer = lazyPart(
  'MediaViewer',
  () => import('#features/media-viewer/media-viewer.tsx'),
);

function Cover({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useModalDialog(true, onClose);
  return (
    <dialog ref={dialog} aria-label={t`Loading`} className={styles.veil} data-ground="dark">
      <IconButton icon={X} label={t`Close`} className={styles.close} onClick={onClose} />
      {children}
    </dialog>
  );
}

/** Renders the media viewer, and a cover of the page until its code has loaded. */
export function MediaViewerWindow({
  viewing,
  onClose,
}: {
  viewing: WindowArguments['mediaViewer'];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const renderCover = (content: ReactNode): ReactNode => <Cover onClose={onClose}>{content}</Cover>;
  return (
    <LazyBoundary
      fallback={renderCover(<Spinner isBlock label={t`Loading`} />)}
      around={renderCover}
    >
      <MediaViewer viewing={viewing} onClose={onClose} />
    </LazyBoundary>
  );
}
