import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/*
 * The page under a dialog stands still, and takes on what the dialog's `data-ground` asks for. By a
 * selector (`:has`) every post that is drawn would have to be looked through for dialogs.
 */
function tellPage(): void {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const { dataset } = document.documentElement;
  if (open.length === 0) delete dataset['under'];
  else
    dataset['under'] = open.findLast((one) => one.dataset['ground'])?.dataset['ground'] ?? 'dialog';
}

/**
 * Opens and closes a native modal `<dialog>` along with `isOpen`. The platform keeps focus inside and
 * gives it back; it goes to the element marked `data-autofocus` first. Escape and a press on the backdrop call `onClose`, which has to set `isOpen` to false.
 */
export function useModalDialog(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(() => {
    if (isOpen) onClose();
  });

  /* Listens before the dialog is shown, for an Escape right away. It comes before the effect below, so that closing on unmount is not told. */
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A press that began inside, as when selecting text, ends on the dialog too: it must not close.
    let hasBegunOutside = false;
    dialog.addEventListener('close', handleClose, { signal });
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        hasBegunOutside = event.target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      (event) => {
        if (hasBegunOutside && event.target === dialog) dialog.close();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // Before the element goes, so that the platform can still give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    dialog.showModal();
    tellPage();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      tellPage();
    };
  }, [isOpen]);

  return ref;
}
