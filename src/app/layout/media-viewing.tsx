import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { closeViewer, mediaViewer } from '#domain/media/viewer-store.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './media-viewing.module.css';
import { useBackCloses } from './use-back-closes.ts';

const MediaViewer = lazyPart(
  'MediaViewer',
  () => import('#features/media-viewer/media-viewer.tsx'),
);

/** Covers the page until the viewer has come. */
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

/** Draws the viewer over the page, once some attachment is to be seen in it. */
export function MediaViewing() {
  const { t } = useLingui();
  const store = useSession().part(mediaViewer);
  const viewing = useStore(store, (state) => state.viewing);
  const handleClose = (): void => closeViewer(store);

  useBackCloses('mediaViewer', viewing !== undefined, handleClose);

  if (!viewing) return null;
  const covered = (inside: ReactNode): ReactNode => <Cover onClose={handleClose}>{inside}</Cover>;
  return (
    <LazyBoundary fallback={covered(<Spinner isBlock label={t`Loading`} />)} around={covered}>
      <MediaViewer viewing={viewing} onClose={handleClose} />
    </LazyBoundary>
  );
}
