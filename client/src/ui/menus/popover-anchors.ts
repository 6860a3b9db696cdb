/**
 * Sets `data-anchors` on the root element if the browser can place a popover next to the `source`
 * of `showPopover`. Without this attribute, popovers are shown as sheets at the bottom edge. Chrome
 * 129 to 136 supports the style properties but ignores `source`.
 */
export function detectPopoverAnchors(): void {
  const root = document.documentElement;
  const options = {
    get source() {
      root.dataset['anchors'] = '';
      return root;
    },
  };
  if (!CSS.supports('position-area', 'block-end')) return;
  try {
    root.showPopover(options);
  } catch {
    // `showPopover` always throws, since the root element is no popover, but browsers that support
    // the option read it before.
  }
}
