import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { closeViewer, createViewerStore, ViewerContext } from '#domain/media/viewer-store.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './media-viewing.module.css';
import { useBackCloses } from './use-back-closes.ts';

const MediaViewer = lazyPart(
  { name: 'media-viewer', kind: 'part' },
  async () => (await import('#features/media-viewer/media-viewer.tsx')).MediaViewer,
);

/* Nothing behind it can be used, and closing it gives the focus back. */
function cover(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

/** Lets whatever shows media below open the viewer, and draws the viewer over the page. */
export function MediaViewing({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [store] = useState(createViewerStore);
  const viewing = useStore(store, (state) => state.viewing);
  const handleClose = (): void => closeViewer(store);

  useBackCloses(viewing !== undefined, handleClose);

  const until = (inside: ReactNode): ReactNode => (
    <dialog
      ref={cover}
      aria-label={t`Loading`}
      className={styles.veil}
      onCancel={handleClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) handleClose();
      }}
    >
      <IconButton icon={X} label={t`Close`} className={styles.close} onClick={handleClose} />
      {inside}
    </dialog>
  );
  return (
    <ViewerContext value={store}>
      {children}
      {viewing && (
        <PartSlot fallback={until(<Spinner isBlock label={t`Loading`} />)} around={until}>
          <MediaViewer viewing={viewing} onClose={handleClose} />
        </PartSlot>
      )}
    </ViewerContext>
  );
}
