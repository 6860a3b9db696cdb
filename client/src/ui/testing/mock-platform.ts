/**
 * Mocks the parts of dialogs, popovers and animations that jsdom lacks: opening, closing, Escape
 * and restoring the focus. Their appearance is tested in a browser.
 */
export function mockPlatform(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  Object.assign(Element.prototype, {
    animate() {},
    scrollIntoView() {},
  });
  const returnFocus = new WeakMap<HTMLElement, Element | null>();
  const shown: HTMLElement[] = [];

  const show = (element: HTMLElement) => {
    returnFocus.set(element, document.activeElement);
    shown.push(element);
  };
  const hide = (element: HTMLElement) => {
    shown.splice(shown.lastIndexOf(element), 1);
    const before = returnFocus.get(element);
    if (before instanceof HTMLElement) before.focus();
  };

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) return;
      show(this);
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      hide(this);
      this.dispatchEvent(new Event('close'));
    },
  });

  const toggle = (element: HTMLElement, isOpen: boolean) => {
    if (shown.includes(element) === isOpen) return;
    const newState = isOpen ? 'open' : 'closed';
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    if (isOpen) show(element);
    else hide(element);
    // The style sheet of jsdom hides popovers even if they are open.
    element.style.display = isOpen ? 'block' : '';
    queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = document.querySelector<HTMLElement>(`[popover][id="${id ?? ''}"]`);
    if (popover) toggle(popover, !shown.includes(popover));
  });
  document.addEventListener('keydown', (event) => {
    const top = shown.findLast(({ isConnected }) => isConnected);
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (top instanceof HTMLDialogElement) top.close();
    else toggle(top, false);
  });
}
