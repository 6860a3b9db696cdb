import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { isEscapeInEmptySearch } from '../focus/escape-in-search.ts';
import { restoreFocusAfterClosing } from '../focus/screen-focus.ts';

/* Prevents the page from scrolling under a dialog, and copies the dialog's attribute
   `data-ground` to the page, for styles that depend on it. With a `:has` selector, the browser
   would have to search every rendered status for dialogs. */
function updatePage(): void {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const { dataset } = document.documentElement;
  if (open.length === 0) delete dataset['under'];
  else
    dataset['under'] = open.findLast((one) => one.dataset['ground'])?.dataset['ground'] ?? 'dialog';
}

/** Returns the dialog that contains an element. */
export function closestDialog(element: Element | null): HTMLDialogElement | null {
  return element?.closest('dialog') ?? null;
}

/**
 * Opens and closes a native modal `<dialog>` when `isOpen` changes. At first the element marked
 * with `data-autofocus` gets the focus. The browser keeps the focus inside and restores it
 * afterwards; if that is not possible, the heading of the screen gets the focus. Escape and a click
 * on the backdrop call `onClose`, which must set `isOpen` to false.
 */
export function useModalDialog(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(() => {
    if (isOpen) onClose();
  });

  /* The listeners are added before the dialog is shown, so that an immediate Escape is handled.
     This effect must precede the one below, so that closing on unmount does not call `onClose`. */
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // If a pointer is pressed inside the dialog, for instance to select text, and released outside,
    // the browser fires a click on the dialog. This click must not close it.
    let startedOutside = false;
    dialog.addEventListener('close', handleClose, { signal });
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (isInputMethodKey(event) || !isEscapeInEmptySearch(event, dialog)) return;
        event.preventDefault();
        dialog.close();
      },
      { signal },
    );
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        startedOutside = event.target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      (event) => {
        if (startedOutside && event.target === dialog) dialog.close();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  // The dialog is closed before its element is removed, so that the browser can still restore the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    dialog.showModal();
    updatePage();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      updatePage();
      restoreFocusAfterClosing(dialog);
    };
  }, [isOpen]);

  return ref;
}
