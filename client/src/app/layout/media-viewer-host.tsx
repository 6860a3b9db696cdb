import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { closeViewer, mediaViewer } from '#components/media/viewer-store.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './media-viewer-host.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

const MediaViewer = lazyPart(
  'MediaViewer',
  () => import('#features/media-viewer/media-viewer.tsx'),
);

/** Covers the page until the media viewer's code has loaded. */
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

/** Renders the media viewer once an attachment is opened in it. */
export function MediaViewerHost() {
  const { t } = useLingui();
  const store = useSession().part(mediaViewer);
  const viewing = useStore(store, (state) => state.viewing);
  const handleClose = (): void => closeViewer(store);

  useCloseOnBack('mediaViewer', viewing !== undefined, handleClose);

  if (!viewing) return null;
  const renderCover = (content: ReactNode): ReactNode => (
    <Cover onClose={handleClose}>{content}</Cover>
  );
  return (
    <LazyBoundary
      fallback={renderCover(<Spinner isBlock label={t`Loading`} />)}
      around={renderCover}
    >
      <MediaViewer viewing={viewing} onClose={handleClose} />
    </LazyBoundary>
  );
}
